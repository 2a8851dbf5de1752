import { drawLantern, drawNight, lineWriter, type ImageColors } from '#ui/image-card/drawing.ts'
import { cardSize } from '#ui/image-card/image-card.tsx'
import { drawSignature } from '#ui/image-card/signature.ts'
import { islandSize, type LitWindow } from './island-windows.ts'

/** What is on a card; its texts are in the language of the page. */
interface CardContent {
  site: string
  title: string
  day: string
  result: string
  month: string
  windows: readonly LitWindow[]
}

/** The images on a card; one that is missing must be `null`. */
interface CardImages {
  logotype?: HTMLImageElement | null | undefined
  island?: HTMLImageElement | null | undefined
  /** The friend whose board it is. */
  host?: HTMLImageElement | null | undefined
  /** The friends of the lanterns. */
  friends: readonly (HTMLImageElement | null)[]
}

const { width } = cardSize
const lanternY = 132
const scale = 1.5
const friendSize = { width: 84, height: 88 }
const hostSize = { width: 600, height: 667 }
/** The feet of the host, and the lower edge of the island. */
const ground = 1070
const enlarged = width / islandSize.width
const islandY = ground - islandSize.height * enlarged
const lightRadius = 40

/** Draws the host of a day in front of the island with its lit windows, below the lanterns, and a challenge. */
export function drawLanternCard(
  context: CanvasRenderingContext2D,
  content: CardContent,
  colors: ImageColors,
  { logotype, island, host, friends }: CardImages,
): void {
  const write = lineWriter(context, width - 128)
  const drawImage = (image: CardImages['host'], x: number, y: number, size: typeof friendSize) => {
    if (image)
      context.drawImage(image, x - size.width / 2, y - size.height / 2, size.width, size.height)
  }
  context.imageSmoothingQuality = 'high'
  drawNight(context, cardSize, colors)
  // Dark, so that the lit windows are seen.
  context.globalAlpha = 0.5
  if (island) context.drawImage(island, 0, islandY, width, islandSize.height * enlarged)
  context.globalAlpha = 1
  for (const { x, y } of content.windows)
    drawLight(context, x * enlarged, islandY + y * enlarged, colors)
  for (const [nth, image] of friends.entries()) {
    const x = (width * (nth + 0.5)) / friends.length
    context.fillStyle = colors.ink
    context.globalAlpha = 0.5
    context.fillRect(x - 2.5, 0, 5, lanternY)
    context.globalAlpha = 1
    drawLantern(context, { x, y: lanternY, scale }, colors)
    drawImage(image, x, lanternY, friendSize)
  }
  context.fillStyle = colors.ink
  write(content.title, 84, 318)
  context.fillStyle = colors.accent
  write(content.day, 40, 376)
  drawImage(host, width / 2, ground - hostSize.height / 2, hostSize)
  context.fillStyle = colors.ink
  write(content.result, 72, 1160)
  context.fillStyle = colors.accent
  write(content.month, 36, 1216)
  drawSignature(context, write, { logotype, name: content.site })
}

/** Draws the light in a window. */
function drawLight(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  { accent }: ImageColors,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, lightRadius)
  light.addColorStop(0, 'white')
  light.addColorStop(0.25, accent)
  light.addColorStop(1, 'transparent')
  context.fillStyle = light
  context.fillRect(x - lightRadius, y - lightRadius, 2 * lightRadius, 2 * lightRadius)
}

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
const lanternY = 216
const scale = 2.3
const friendSize = { width: 127, height: 133 }
const hostSize = { width: 207, height: 230 }
const islandAt = { x: (width - islandSize.width) / 2, y: 470 }
const lightRadius = 34

/** Draws the lanterns of a day, lit, above the island with its lit windows, its host, and the number of lines. */
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
  write(content.title, 84, 448)
  context.fillStyle = colors.accent
  write(content.day, 44, 510)
  // Dark, so that the lit windows are seen.
  context.globalAlpha = 0.6
  if (island) context.drawImage(island, islandAt.x, islandAt.y, islandSize.width, islandSize.height)
  context.globalAlpha = 1
  for (const { x, y } of content.windows) drawLight(context, islandAt.x + x, islandAt.y + y, colors)
  drawImage(host, width / 2, islandAt.y + 545, hostSize)
  context.fillStyle = colors.ink
  write(content.result, 52, 1166)
  context.fillStyle = colors.accent
  write(content.month, 36, 1218)
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

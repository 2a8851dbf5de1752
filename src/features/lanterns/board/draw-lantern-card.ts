import { drawLantern, drawNight, lineWriter, type ImageColors } from '#ui/image-card/drawing.ts'
import { cardSize } from '#ui/image-card/image-card.tsx'
import { drawSignature } from '#ui/image-card/signature.ts'

/** The texts on a card, in the language of the page. */
interface CardTexts {
  site: string
  title: string
  day: string
  result: string
}

/** The images on a card; one that is missing must be `null`. */
interface CardImages {
  logotype?: HTMLImageElement | null | undefined
  lumi?: HTMLImageElement | null | undefined
  /** The friends of the lanterns. */
  friends: readonly (HTMLImageElement | null)[]
}

const { width } = cardSize
const lanternY = 310
const scale = 2.6
const friend = { width: 144, height: 151 }
const mascotSize = { width: 405, height: 450 }

/** Draws the lanterns of a day, lit, above Lumi and the number of lines that it took. */
export function drawLanternCard(
  context: CanvasRenderingContext2D,
  texts: CardTexts,
  colors: ImageColors,
  { logotype, lumi, friends }: CardImages,
): void {
  const write = lineWriter(context, width - 128)
  const drawImage = (image: CardImages['lumi'], x: number, y: number, size: typeof friend) => {
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
    drawImage(image, x, lanternY, friend)
  }
  context.fillStyle = colors.ink
  write(texts.title, 92, 590)
  context.fillStyle = colors.accent
  write(texts.day, 48, 662)
  drawImage(lumi, width / 2, 911, mascotSize)
  context.fillStyle = colors.ink
  write(texts.result, 56, 1204)
  drawSignature(context, write, { logotype, name: texts.site })
}

import { drawLanterns, drawNight, fitText, type ImageColors } from '#ui/image-card/drawing.ts'
import { cardSize } from '#ui/image-card/image-card.tsx'
import { firstLines, linesOf } from './quote-lines.ts'

/** A text on a card, with the font family of its language. */
export interface QuoteText {
  text: string
  locale: string
  face: string
}

export interface QuoteTexts {
  own: QuoteText
  other: QuoteText
  /** The title of the message. */
  title: string
  /** The group and the site. */
  sender: string
  /** The url of the page. */
  url: string
}

const edge = 84
const top = 330
const bottom = 1120
const { width } = cardSize
const textWidth = width - 2 * edge
const [largest, smallest] = [60, 30]
/** The size of the second language, and the height of a line, in relation to the font size. */
const [second, leading] = [0.82, 1.45]

/** Breaks both texts into lines at the largest font size at which they fit; the smallest one truncates them. */
function layOut(context: CanvasRenderingContext2D, { own, other }: QuoteTexts) {
  const linesAt = ({ text, locale, face }: QuoteText, px: number) => {
    context.font = `700 ${px}px ${face}`
    return linesOf(text, locale, (line) => context.measureText(line).width <= textWidth)
  }
  for (let px = largest; ; px -= 2) {
    const mine = linesAt(own, px)
    const theirs = linesAt(other, px * second)
    const space = bottom - top - px * leading
    const fits = (mine.length + theirs.length * second) * px * leading <= space
    if (fits) return { px, mine, theirs }
    if (px <= smallest) {
      const half = Math.floor(space / 2 / (px * leading))
      return {
        px,
        mine: firstLines(mine, half),
        theirs: firstLines(theirs, Math.floor(half / second)),
      }
    }
  }
}

/** Draws a quote in two languages under lanterns, with its source. */
export function drawQuote(
  context: CanvasRenderingContext2D,
  texts: QuoteTexts,
  colors: ImageColors,
): void {
  const { own, other } = texts
  drawNight(context, cardSize, colors)
  drawLanterns(context, { width, y: 150, count: 5 }, colors)
  const { px, mine, theirs } = layOut(context, texts)
  let y = top
  const write = (lines: readonly string[], size: number, face: string) => {
    context.font = `700 ${size}px ${face}`
    for (const line of lines) {
      y += size * leading
      context.fillText(line, edge, y)
    }
  }
  context.fillStyle = colors.ink
  write(mine, px, own.face)
  y += px * leading * 0.6
  context.fillStyle = colors.accent
  write(theirs, px * second, other.face)

  const line = (content: string, size: number, at: number) =>
    context.fillText(
      fitText(context, content, { size, width: textWidth, face: own.face }),
      edge,
      at,
    )
  context.fillRect(edge, 1168, textWidth, 4)
  context.fillStyle = colors.ink
  line(texts.title, 38, 1222)
  line(texts.sender, 34, 1270)
  line(texts.url, 30, 1314)
}

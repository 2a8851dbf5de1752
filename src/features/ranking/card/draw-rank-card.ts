/** The texts on a card, in the language of the page. */
export interface CardTexts {
  site: string
  board: string
  season: string
  rank: string
  nickname: string
  club: string
  figure: string
}

export interface CardColors {
  ground: string
  ink: string
  accent: string
  onAccent: string
}

/** Size of the card in pixels; messengers show this aspect ratio uncropped. */
export const cardSize = { width: 1200, height: 630 }

const edge = 72
const imageSize = 200

/**
 * Sets the largest font size, from `size` down, at which the text fits into `width`. Truncates the text at the
 * smallest size.
 */
function fit(canvas: CanvasRenderingContext2D, text: string, size: number, width: number): string {
  const face = getComputedStyle(canvas.canvas).fontFamily
  for (let px = size; px >= 28; px -= 4) {
    canvas.font = `700 ${px}px ${face}`
    if (canvas.measureText(text).width <= width) return text
  }
  const characters = Array.from(text)
  while (characters.length > 1 && canvas.measureText(`${characters.join('')}…`).width > width) {
    characters.pop()
  }
  return `${characters.join('')}…`
}

/** Returns the placeholder for a player without an image: the first letter of the name, in any script. */
function initialOf(nickname: string): string {
  return Array.from(nickname)[0]?.toLocaleUpperCase() ?? '-'
}

function tile(canvas: CanvasRenderingContext2D, x: number, y: number, side: number): void {
  canvas.beginPath()
  const r = side / 5
  canvas.moveTo(x + r, y)
  canvas.arcTo(x + side, y, x + side, y + side, r)
  canvas.arcTo(x + side, y + side, x, y + side, r)
  canvas.arcTo(x, y + side, x, y, r)
  canvas.arcTo(x, y, x + side, y, r)
  canvas.closePath()
}

/** Draws a rank card. Images that would taint the canvas must not be passed in; the initial is drawn instead. */
export function drawRankCard(
  canvas: CanvasRenderingContext2D,
  texts: CardTexts,
  colors: CardColors,
  image: CanvasImageSource | null,
): void {
  const { width, height } = cardSize
  const text = (words: string, size: number, x: number, y: number, room: number) =>
    canvas.fillText(fit(canvas, words, size, room), x, y)
  canvas.fillStyle = colors.ground
  canvas.fillRect(0, 0, width, height)
  canvas.fillStyle = colors.accent
  canvas.fillRect(0, height - 12, width, 12)

  canvas.save()
  tile(canvas, edge, 190, imageSize)
  canvas.fill()
  canvas.clip()
  canvas.fillStyle = colors.onAccent
  canvas.textAlign = 'center'
  if (image) canvas.drawImage(image, edge, 190, imageSize, imageSize)
  else text(initialOf(texts.nickname), 120, edge + imageSize / 2, 332, imageSize)
  canvas.restore()

  const left = edge + imageSize + 48
  const room = width - left - edge
  canvas.textAlign = 'start'
  canvas.fillStyle = colors.accent
  text(texts.rank, 112, left, 290, room)
  canvas.fillStyle = colors.ink
  text(texts.nickname, 72, left, 378, room)
  text(texts.club, 36, left, 432, room)
  text(`${texts.board} · ${texts.season}`, 40, edge, 122, width - 2 * edge)
  text(texts.figure, 44, edge, 528, width / 2)
  canvas.textAlign = 'end'
  text(texts.site, 40, width - edge, 528, width / 3)
}

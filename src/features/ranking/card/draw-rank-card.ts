import { fitText } from '#ui/picture/fit-text.ts'
import {
  drawCover,
  drawLanterns,
  drawNight,
  roundTile,
  type PictureColors,
} from '#ui/picture/draw-scene.ts'
import { cardSize } from '#ui/picture/picture-card.tsx'

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

/** The images on a card; one that would taint the canvas must be `null`. */
export interface CardImages {
  /** The illustration of the leaderboard; without one, lanterns over the sea. */
  art: HTMLImageElement | null
  /** The profile image; without one, the initial of the nickname. */
  player: HTMLImageElement | null
}

const edge = 80
const artHeight = 640
const tileSize = 260
const { width } = cardSize
const room = width - 2 * edge

/** Returns the placeholder for a player without an image: the first letter of the name, in any script. */
function initialOf(nickname: string): string {
  return Array.from(nickname)[0]?.toLocaleUpperCase() ?? '-'
}

/** Draws a rank card: the illustration, the player, the rank, and which leaderboard it is. */
export function drawRankCard(
  context: CanvasRenderingContext2D,
  texts: CardTexts,
  colors: PictureColors,
  { art, player }: CardImages,
): void {
  const face = getComputedStyle(context.canvas).fontFamily
  const text = (words: string, size: number, x: number, y: number, wide = room) =>
    context.fillText(fitText(context, words, { size, width: wide, face }), x, y)
  context.textAlign = 'start'
  if (art) {
    drawCover(context, art, { width, height: artHeight }, colors.ground)
  } else {
    drawNight(context, cardSize, colors)
    drawLanterns(context, { width, y: 260, count: 6 }, colors)
  }

  const tile = { x: edge, y: artHeight - 190, width: tileSize, height: tileSize }
  context.save()
  context.fillStyle = colors.accent
  roundTile(context, { x: tile.x - 8, y: tile.y - 8, width: tileSize + 16, height: tileSize + 16 })
  context.fill()
  roundTile(context, tile)
  context.clip()
  context.fillStyle = colors.onAccent
  context.textAlign = 'center'
  if (player) context.drawImage(player, tile.x, tile.y, tileSize, tileSize)
  else text(initialOf(texts.nickname), 150, edge + tileSize / 2, tile.y + 182, tileSize)
  context.restore()

  context.fillStyle = colors.accent
  text(texts.rank, 150, edge, 880)
  context.fillStyle = colors.ink
  text(texts.nickname, 88, edge, 990)
  text(texts.club, 40, edge, 1050)
  text(texts.figure, 52, edge, 1140)
  context.fillStyle = colors.accent
  context.fillRect(edge, 1190, room, 4)
  context.fillStyle = colors.ink
  text(`${texts.board} · ${texts.season}`, 36, edge, 1248)
  text(texts.site, 36, edge, 1302)
}

import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import { PictureCard, cardSize, type Draw } from '#ui/picture/picture-card.tsx'
import {
  loadPicture,
  fitText,
  drawCover,
  drawLanterns,
  drawNight,
  roundTile,
  type PictureColors,
} from '#ui/picture/drawing.ts'
import { site } from '#site.ts'
import { useBoardExtras } from '../board/board-state.ts'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { useRankingBanner } from '../ranking.queries.ts'
import { useSeasonName } from '../season/season-name.ts'
import { scoreOf } from '../standing/standing.ts'

interface RankCardProps {
  row: Ranker
  type: BoardType
  season: Season
  /** URL that is shared together with the image. */
  url: string
}

/** Renders a rank card: a portrait picture with the illustration of the leaderboard. */
export function RankCard({ row, type, season, url }: RankCardProps) {
  const { t, i18n } = useLingui()
  const seasonName = useSeasonName()
  const visibleName = useVisibleName()
  const icon = useBoardExtras().players.get(row.iconId ?? -1)
  const art = useRankingBanner(type).data?.top
  const score = scoreOf(type, row)
  const figure = score === null ? '-' : formatNumber(score)
  const { rank } = row
  const texts = {
    site: site.game[langOf(i18n.locale)],
    board: type === 'level' ? t`Level ranking` : t`Style ranking`,
    season: seasonName(season),
    rank: t`Rank ${rank}`,
    number: `${rank}`,
    place: rank,
    nickname: visibleName(row.nickname),
    club: row.club === undefined ? '' : visibleName(row.club),
    figure: type === 'level' ? t`Level ${figure}` : t`${figure} points`,
  }
  const said = [
    texts.site,
    texts.board,
    texts.season,
    texts.rank,
    texts.nickname,
    texts.club,
    texts.figure,
  ]
  const load = async () => {
    const [player, illustration] = await Promise.all([loadPicture(icon), loadPicture(art)])
    const images = { player, art: illustration }
    const draw: Draw = (context, colors) => drawRankCard(context, texts, colors, images)
    return draw
  }
  return (
    <PictureCard
      fileName="rank-card.png"
      title={texts.nickname}
      url={url}
      label={said.filter(Boolean).join(', ')}
      drawn={JSON.stringify([texts, icon, art])}
      load={load}
    />
  )
}

/** The texts on a card, in the language of the page. */
interface CardTexts {
  site: string
  board: string
  season: string
  rank: string
  /** The rank as a number. */
  number: string
  place: number
  nickname: string
  club: string
  figure: string
}

/** The images on a card; one that would taint the canvas must be `null`. */
interface CardImages {
  /** The illustration of the leaderboard; without one, lanterns over the sea. */
  art: HTMLImageElement | null
  /** The profile image; without one, the initial of the nickname. */
  player: HTMLImageElement | null
}

const edge = 80
const artHeight = 1000
const tileSize = 260
const { width } = cardSize
const room = width - 2 * edge

/** The metals of the first three ranks. */
const metals: Readonly<Record<number, string>> = { 1: '#ffc24b', 2: '#d9dcf2', 3: '#e59b6b' }

/** The colors of the emblem's arcs, clockwise from the top. */
const arcs = ['#2fa7a0', '#a79ce6', '#ff8a76', '#7468dd', '#8ad48f']

/** Draws the emblem of the group: five arcs around a flame. */
function drawEmblem(
  context: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const turn = (2 * Math.PI) / arcs.length
  context.save()
  context.lineWidth = radius * 0.3
  context.lineCap = 'round'
  arcs.forEach((color, index) => {
    const start = index * turn - Math.PI / 2
    context.strokeStyle = color
    context.beginPath()
    context.arc(x, y, radius, start + 0.18, start + turn - 0.18)
    context.stroke()
  })
  context.fillStyle = '#ffc24b'
  context.beginPath()
  context.moveTo(x, y - radius * 0.56)
  context.bezierCurveTo(
    x + radius * 0.6,
    y,
    x + radius * 0.5,
    y + radius * 0.55,
    x,
    y + radius * 0.55,
  )
  context.bezierCurveTo(
    x - radius * 0.5,
    y + radius * 0.55,
    x - radius * 0.6,
    y,
    x,
    y - radius * 0.56,
  )
  context.fill()
  context.restore()
}

/** Returns the placeholder for a player without an image: the first letter of the name, in any script. */
function initialOf(nickname: string): string {
  return Array.from(nickname)[0]?.toLocaleUpperCase() ?? '-'
}

/** Draws a rank card: the illustration, the player, the rank, and which leaderboard it is. */
function drawRankCard(
  context: CanvasRenderingContext2D,
  texts: CardTexts,
  colors: PictureColors,
  { art, player }: CardImages,
): void {
  const { fontFamily } = getComputedStyle(context.canvas)
  const face = `${getComputedStyle(context.canvas).getPropertyValue('--display') || 'system-ui'}, ${fontFamily}`
  const text = (words: string, size: number, x: number, y: number, wide = room) =>
    context.fillText(fitText(context, words, { size, width: wide, face }), x, y)
  context.textAlign = 'start'
  if (art) {
    drawCover(context, art, { width, height: artHeight }, colors.ground)
  } else {
    drawNight(context, cardSize, colors)
    drawLanterns(context, { width, y: 260, count: 6 }, colors)
  }

  // The words are on a veil at the foot of the artwork.
  const veil = context.createLinearGradient(0, 520, 0, 900)
  veil.addColorStop(0, 'transparent')
  veil.addColorStop(1, colors.ground)
  context.fillStyle = veil
  context.fillRect(0, 520, width, cardSize.height - 520)

  const tile = { x: edge, y: 690, width: tileSize, height: tileSize }
  context.save()
  context.fillStyle = metals[texts.place] ?? colors.accent
  roundTile(context, { x: tile.x - 8, y: tile.y - 8, width: tileSize + 16, height: tileSize + 16 })
  context.fill()
  roundTile(context, tile)
  context.clip()
  context.fillStyle = colors.onAccent
  context.textAlign = 'center'
  if (player) context.drawImage(player, tile.x, tile.y, tileSize, tileSize)
  else text(initialOf(texts.nickname), 150, edge + tileSize / 2, tile.y + 182, tileSize)
  context.restore()

  // The rank is the largest of all.
  context.fillStyle = metals[texts.place] ?? colors.accent
  context.textAlign = 'end'
  text(texts.number, 380, width - edge, 940, room - tileSize - 40)
  context.textAlign = 'start'
  context.fillStyle = colors.ink
  text(texts.nickname, 92, edge, 1050)
  text([texts.rank, texts.figure].join(' · '), 48, edge, 1118)
  text(texts.club, 38, edge, 1172)
  context.fillStyle = colors.accent
  context.fillRect(edge, 1204, room, 4)
  drawEmblem(context, { x: edge + 34, y: 1270, radius: 30 })
  context.fillStyle = colors.ink
  text(texts.site, 34, edge + 92, 1258, room - 92)
  text(`${texts.board} · ${texts.season}`, 30, edge + 92, 1302, room - 92)
}

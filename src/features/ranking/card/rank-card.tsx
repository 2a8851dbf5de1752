import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import { PictureCard, cardSize, type Draw } from '#ui/picture/picture-card.tsx'
import { loadPicture } from '#ui/picture/picture-file.ts'
import { site } from '#site.ts'
import { useBoardExtras } from '../board/board-state.ts'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { useRankingBanner } from '../ranking.queries.ts'
import { useSeasonName } from '../season/season-name.ts'
import { scoreOf } from '../standing/standing.ts'
import { fitText } from '#ui/picture/fit-text.ts'
import {
  drawCover,
  drawLanterns,
  drawNight,
  roundTile,
  type PictureColors,
} from '#ui/picture/draw-scene.ts'

interface RankCardProps {
  row: Ranker
  type: BoardType
  season: Season
  /** URL that is shared together with the image. */
  address: string
}

/** Renders a rank card: a portrait picture with the illustration of the leaderboard. */
export function RankCard({ row, type, season, address }: RankCardProps) {
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
    nickname: visibleName(row.nickname),
    club: row.club === undefined ? '' : visibleName(row.club),
    figure: type === 'level' ? t`Level ${figure}` : t`${figure} points`,
  }
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
      address={address}
      label={Object.values(texts).filter(Boolean).join(', ')}
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
const artHeight = 640
const tileSize = 260
const { width } = cardSize
const room = width - 2 * edge

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

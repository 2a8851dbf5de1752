import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import { PictureCard, type Draw } from '#ui/picture/picture-card.tsx'
import { loadPicture } from '#ui/picture/picture-file.ts'
import { site } from '#site.ts'
import { useBoardExtras } from '../board/board-context.ts'
import type { BoardType } from '../board/board-type.ts'
import { useRankingBanner } from '../ranking.queries.ts'
import { drawRankCard } from './draw-rank-card.ts'
import type { Ranker, Season } from '../ranking.schema.ts'
import { useSeasonName } from '../season/season-name.ts'
import { scoreOf } from '../standing/standing.ts'

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

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { langOf, languages } from '#i18n/lang.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { mascotArt } from '#ui/mascot/mascot-art.ts'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import { ImageCard } from '#ui/image-card/image-card.tsx'
import { logotypes } from '#ui/image-card/signature.ts'
import { site } from '#site.ts'
import { useBoardExtras } from '../board/board-state.ts'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { useRankingBanner } from '../ranking.queries.ts'
import { useSeasonName } from '../season/season-name.ts'
import { scoreOf } from '../standing/standing.ts'
import { drawRankCard } from './draw-rank-card.ts'

/** The mascots on both sides of the podium. */
const cheering = [mascotArt.lumi.cheer, mascotArt.byol.cheer]

interface RankCardProps {
  row: Ranker
  type: BoardType
  season: Season
  /** URL that is shared together with the image. */
  url: string
}

/** Renders a rank card: a portrait image with the illustration of the leaderboard. */
export function RankCard({ row, type, season, url }: RankCardProps) {
  const { t, i18n } = useLingui()
  const seasonName = useSeasonName()
  const visibleName = useVisibleName()
  const icon = useBoardExtras().players.get(row.iconId ?? -1)
  const art = useRankingBanner(type).data?.top
  const lang = langOf(i18n.locale)
  const score = scoreOf(type, row)
  const shownScore = score === null ? '-' : formatNumber(score)
  const { rank } = row
  const texts = {
    site: site.game[lang],
    board: type === 'level' ? t`Level ranking` : t`Style ranking`,
    season: seasonName(season),
    rank: t`Rank ${rank}`,
    number: `${rank}`,
    position: rank,
    nickname: visibleName(row.nickname),
    club: row.club === undefined ? '' : visibleName(row.club),
    score:
      type === 'level'
        ? t`Level ${shownScore}`
        : t`${plural(score ?? 0, { one: `${shownScore} point`, other: `${shownScore} points` })}`,
    separator: languages[lang].separator,
  }
  const labels = [
    texts.site,
    texts.board,
    texts.season,
    texts.rank,
    texts.nickname,
    texts.club,
    texts.score,
  ]
  return (
    <ImageCard
      fileName="rank-card.png"
      title={texts.nickname}
      url={url}
      label={labels.filter(Boolean).join(languages[lang].comma)}
      drawn={JSON.stringify([texts, icon, art])}
      images={[icon, art, logotypes[lang], ...cheering]}
      draw={(context, colors, [player, illustration, logotype, ...cast]) =>
        drawRankCard(context, texts, colors, { player, art: illustration, logotype, cast })
      }
    />
  )
}

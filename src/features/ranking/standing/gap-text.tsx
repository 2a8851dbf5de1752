import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import type { BoardType } from '../board/board-type.ts'
import type { Standing } from './standing.ts'

interface GapTextProps {
  /** Decides the unit of the score: levels or points. */
  type: BoardType
  standing: Standing
}

/** Renders the gap to the next better rank as a sentence. */
export function GapText({ type, standing: { row, above, gap } }: GapTextProps) {
  if (gap === null)
    return above === undefined || row.rank === 1 ? <Trans>Top of the leaderboard</Trans> : null
  const rank = gap.toRank
  const by = formatNumber(gap.by)
  if (gap.by === 0) return <Trans>Tied with rank {rank}</Trans>
  return type === 'level' ? (
    <Plural
      value={gap.by}
      one={`${by} more level to reach rank ${rank}`}
      other={`${by} more levels to reach rank ${rank}`}
    />
  ) : (
    <Plural
      value={gap.by}
      one={`${by} more point to reach rank ${rank}`}
      other={`${by} more points to reach rank ${rank}`}
    />
  )
}

import styles from './neighbors.module.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import type { BoardType } from '../ranking.schema.ts'
import { scoreOf, type Standing } from './standing.ts'

interface NeighborsProps {
  type: BoardType
  standing: Standing
}

/** Renders a row of a leaderboard between the rows directly above and below it. */
export function Neighbors({ type, standing: { row, above, below } }: NeighborsProps) {
  const { t } = useLingui()
  const rows = [above, row, below].filter((each) => each !== undefined)
  return (
    <ul className={styles.list} aria-label={t`Nearby ranks`}>
      {rows.map((each) => {
        const score = scoreOf(type, each)
        return (
          <li key={each.line} data-own={each === row ? '' : undefined}>
            <span>{each.rank}</span>
            <VisibleName name={each.nickname} className="one-line" />
            <span>{score === null ? '-' : formatNumber(score)}</span>
          </li>
        )
      })}
    </ul>
  )
}

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
  if (gap.by === 0) return <Trans>Same score as rank {rank}</Trans>
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

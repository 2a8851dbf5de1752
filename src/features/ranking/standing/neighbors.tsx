import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import type { BoardType } from '../board/board-type.ts'
import styles from './neighbors.module.css'
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
    <ul className={styles.rows} aria-label={t`Nearby ranks`}>
      {rows.map((each) => {
        const score = scoreOf(type, each)
        return (
          <li key={each.line} className={styles.row} {...(each === row && { 'data-own': '' })}>
            <span className={styles.rank}>{each.rank}</span>
            <span className={styles.name}>
              <VisibleName name={each.nickname} />
            </span>
            <span className={styles.score}>{score === null ? '-' : formatNumber(score)}</span>
          </li>
        )
      })}
    </ul>
  )
}

import { useLingui } from '@lingui/react/macro'
import { movementOf } from '../standing/standing.ts'
import { MovementMark, type MovementTexts } from '../standing/standing-marks.tsx'
import type { ComparedRow, Most } from './compare.ts'
import styles from './rank-change.module.css'

interface RankChangeProps {
  row: ComparedRow
  /** The largest rank changes in the table: their two bars are as long as the cell. */
  most: Most
  texts: MovementTexts
}

/** Renders a rank change as a number and a bar: to the right for a better rank, to the left for a worse one. A phone shows the number only. */
export function RankChange({ row: { here, rankThere }, most, texts }: RankChangeProps) {
  const { t } = useLingui()
  if (here === undefined) {
    return (
      <span>
        {t({
          comment: 'Of a player who is no longer on the leaderboard.',
          message: `Not ranked`,
        })}
      </span>
    )
  }
  const movement = movementOf(here.rank, rankThere)
  const share = 100 / (most.up + most.down)
  const zero = most.down * share
  const length = (movement?.places ?? 0) * share
  return (
    <span className={styles.change} data-kind={movement?.kind}>
      <MovementMark rank={here.rank} before={rankThere} texts={texts} />
      <svg aria-hidden="true">
        {length > 0 && (
          <rect
            x={`${movement?.kind === 'down' ? zero - length : zero}%`}
            y="34%"
            width={`${length}%`}
            height="32%"
            rx="8"
          />
        )}
        <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" />
      </svg>
    </span>
  )
}

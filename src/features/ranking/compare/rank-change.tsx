import { useLingui } from '@lingui/react/macro'
import { movementOf } from '../standing/standing.ts'
import { MovementMark, type MovementTexts } from '../standing/standing-marks.tsx'
import type { ComparedRow, MostMoved } from './compare.ts'
import styles from './rank-change.module.css'

interface RankChangeProps {
  row: ComparedRow
  /** The largest rank changes of the table, whose bars are as long as there is room. Without them, there is no bar. */
  most?: MostMoved
  texts: MovementTexts
}

/** Renders a rank change as a number, and a bar to the side and in the color of its direction. A phone shows the number only. */
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
  return (
    <span className={styles.change} data-kind={movement?.kind}>
      <MovementMark rank={here.rank} before={rankThere} texts={texts} />
      {most && <Bar kind={movement?.kind} places={movement?.places ?? 0} most={most} />}
    </span>
  )
}

interface BarProps {
  kind: string | undefined
  places: number
  most: MostMoved
}

/** Renders a rank change as a bar to the right of a line, or to its left for a drop. */
function Bar({ kind, places, most: { up, down } }: BarProps) {
  const falls = down?.places ?? 0
  const share = 100 / Math.max(1, (up?.places ?? 0) + falls)
  const zero = falls * share
  const length = places * share
  return (
    <svg aria-hidden="true">
      {length > 0 && (
        <rect
          x={`${kind === 'down' ? zero - length : zero}%`}
          width={`${length}%`}
          height="100%"
          rx="10"
        />
      )}
      <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" />
    </svg>
  )
}

import { useLingui } from '@lingui/react/macro'
import { movementOf, type Movement } from '../standing/standing.ts'
import { MovementMark, type MovementTexts } from '../standing/standing-marks.tsx'
import type { ComparedRow, MostMoved } from './compare.ts'
import styles from './rank-change.module.css'

interface RankChangeProps {
  row: ComparedRow
  /** The largest rank changes of the table, whose bars are as long as there is room. Without them, there is no bar. */
  most?: MostMoved
  texts: MovementTexts
}

/** Renders a rank change as a number and as a bar in the color of its direction. */
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
      {most && movement !== null && movement.places > 0 && <Bar movement={movement} most={most} />}
    </span>
  )
}

interface BarProps {
  movement: Movement
  most: MostMoved
}

/** Renders a rank change as a bar to scale, which begins at the number. */
function Bar({ movement: { kind, places }, most: { up, down } }: BarProps) {
  const width = (places / Math.max(1, up?.places ?? 0, down?.places ?? 0)) * 100
  return (
    <svg aria-hidden="true">
      <rect x={`${kind === 'down' ? 100 - width : 0}%`} width={`${width}%`} height="100%" rx="8" />
    </svg>
  )
}

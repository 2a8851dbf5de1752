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
      {most && (
        <Bar isDown={movement?.kind === 'down'} places={movement?.places ?? 0} most={most} />
      )}
    </span>
  )
}

interface BarProps {
  isDown: boolean
  places: number
  most: MostMoved
}

/** Renders a rank change as a bar to scale: from the middle to the right, or to the left if the player has fallen. */
function Bar({ isDown, places, most: { up, down } }: BarProps) {
  const width = (places / Math.max(1, up?.places ?? 0, down?.places ?? 0)) * 50
  return (
    <svg aria-hidden="true">
      <rect x="50%" width="1" height="100%" />
      {places > 0 && (
        <rect x={`${isDown ? 50 - width : 50}%`} y="30%" width={`${width}%`} height="40%" rx="8" />
      )}
    </svg>
  )
}

import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { langOf } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import type { MemberId } from '#site-members.ts'
import { MascotTile } from '#ui/mascot/mascot-tile.tsx'
import { columnOf, rowOf } from './lantern-rules.ts'
import styles from './board.module.css'

interface TileProps {
  friend: MemberId
  position: number
  isChosen: boolean
  /** True if it is the tab stop of the board. */
  isCurrent: boolean
  isDisabled: boolean
}

/** Renders a tile; again only if it changes, since a tap changes few of them. The board handles its events. */
export const Tile = memo(function Tile(props: TileProps) {
  const { friend, position, isChosen, isCurrent, isDisabled } = props
  const { t, i18n } = useLingui()
  const [row, column] = [rowOf(position) + 1, columnOf(position) + 1]
  const name = mascots[friend].name[langOf(i18n.locale)]
  return (
    <button
      type="button"
      role="gridcell"
      data-position={position}
      aria-label={t`${name}, row ${row}, column ${column}`}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.tile}
    >
      <MascotTile of={friend} />
    </button>
  )
})

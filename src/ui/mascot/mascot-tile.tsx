import type { MascotId } from '#site-mascots.ts'
import { Mascot } from './mascot.tsx'
import styles from './mascot-tile.module.css'

/** Renders a mascot on a tile in its color, like an avatar. */
export function MascotTile({ of }: { of: MascotId }) {
  return (
    <span className={styles.tile} data-member={of}>
      <Mascot of={of} />
    </span>
  )
}

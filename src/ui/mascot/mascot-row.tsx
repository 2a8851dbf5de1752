import type { MascotId } from '#site-mascots.ts'
import { Mascot, type Pose } from './mascot.tsx'
import styles from './mascot.module.css'

/** Lumi and the members. Without an import: most pages with this row need none of the texts of the mascots. */
const ids: readonly MascotId[] = ['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae']

/** Renders Lumi and the members side by side, as decoration; as high as its container. */
export function MascotRow({ pose }: { pose: Pose }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {ids.map((id) => (
        <Mascot key={id} of={id} pose={pose} />
      ))}
    </div>
  )
}

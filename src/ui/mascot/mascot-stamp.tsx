import { Mascot } from './mascot.tsx'
import styles from './mascot.module.css'

/** Renders the stamp of Lumi, as decoration. */
export function MascotStamp() {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <Mascot of="lumi" />
    </span>
  )
}

import type { MascotId } from '#site-mascots.ts'
import artwork from './art/mascots.svg?no-inline'
import styles from './mascot.module.css'

/** Renders the artwork of a mascot, without alternative text: its name is next to it. All mascots are in one file, and each is a view of it. */
export function Mascot({ of }: { of: MascotId }) {
  return (
    <img
      src={`${artwork}#${of}`}
      alt=""
      width={120}
      height={126}
      loading="lazy"
      className={styles.mascot}
    />
  )
}

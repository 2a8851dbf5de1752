import wide from './art/anniversary-teaser-1600x700.svg?no-inline'
import narrow from './art/anniversary-teaser-780x900.svg?no-inline'
import styles from './anniversary.module.css'

const dayMs = 86_400_000

/** The windows in the drawing. */
export const windowCount = 30

/** Returns how many windows are lit: one more on each of the last days, and all of them at the end. */
export function litCount(msLeft: number): number {
  const daysLeft = Math.max(0, Math.ceil(msLeft / dayMs))
  return Math.max(0, windowCount - daysLeft)
}

/** Renders the lit windows of the island, as decoration on the artwork of the teaser. */
export function LitWindows({ msLeft }: { msLeft: number }) {
  const count = litCount(msLeft)
  if (count === 0) return null
  return (
    <>
      {[
        { file: narrow, box: '0 0 780 900' },
        { file: wide, box: '0 0 1600 700' },
      ].map(({ file, box }) => (
        <svg
          key={box}
          className={styles.windows}
          viewBox={box}
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <use href={`${file}#lit-${count}`} />
        </svg>
      ))}
    </>
  )
}

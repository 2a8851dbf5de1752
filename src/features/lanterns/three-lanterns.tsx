import styles from './lanterns-link.module.css'

/** The states of the lanterns of a day once some of them are lit: the next one glows faintly. */
const stateOf = (nth: number, lit: number) => (nth < lit ? 'yes' : nth === lit ? 'next' : undefined)

/** Renders the three lanterns of a day as decoration, `lit` of which are lit. */
export function ThreeLanterns({ lit = 0 }: { lit?: number }) {
  return (
    <span className={styles.lanterns} aria-hidden="true">
      {[0, 1, 2].map((nth) => (
        <span key={nth} className={styles.lantern} data-lit={stateOf(nth, lit)} />
      ))}
    </span>
  )
}

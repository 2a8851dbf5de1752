import styles from './lanterns-link.module.css'

/** Renders the three lanterns of the day as decoration. @param lit how many of them are lit, from the first */
export function LanternMarks({ lit }: { lit: number }) {
  const style = lit > 0 ? { backgroundSize: `${lit * 16 - 2}px 100%` } : undefined
  return <span className={styles.marks} data-lit={lit} style={style} />
}

import type { ReactNode } from 'react'
import styles from './letter.module.css'

interface LetterProps {
  /** What stands at its head: category, day. */
  facts: ReactNode
  /** It holds two texts beside each other. */
  wide?: boolean | undefined
  children: ReactNode
}

/** A text to be read, as a letter (design, "Detail"). */
export function Letter({ facts, wide, children }: LetterProps) {
  return (
    <article className={styles.letter} data-wide={wide}>
      <p className={styles.facts}>{facts}</p>
      {children}
    </article>
  )
}

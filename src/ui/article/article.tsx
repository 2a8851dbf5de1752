import type { ReactNode } from 'react'
import styles from './article.module.css'
import states from '#ui/feedback/states.module.css'

interface ArticleProps {
  /** What stands at its head: category, day. */
  facts: ReactNode
  /** It holds two texts beside each other. */
  wide?: boolean | undefined
  children: ReactNode
}

/** The page of a letter, its heading included: in the middle of a wide window, there before the letter is. */
export function ArticleColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** A text to be read, as a letter. */
export function Article({ facts, wide, children }: ArticleProps) {
  return (
    <article className={`${states.awaited} ${styles.letter}`} data-wide={wide}>
      <p className={styles.facts}>{facts}</p>
      {children}
    </article>
  )
}

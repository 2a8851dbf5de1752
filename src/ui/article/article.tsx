import type { ReactNode } from 'react'
import { pageHeadingId } from '#ui/page/page.tsx'
import styles from './article.module.css'
import states from '#ui/feedback/states.module.css'

interface ArticleProps {
  /** The facts above the text: category, day. */
  facts: ReactNode
  /** True if it shows two texts side by side. */
  wide?: boolean | undefined
  children: ReactNode
}

/**
 * The column of an article and its heading, centered in a wide window. It renders before the
 * article loads.
 */
export function ArticleColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** Renders a text to read, with its facts above it. */
export function Article({ facts, wide, children }: ArticleProps) {
  return (
    <article
      aria-labelledby={pageHeadingId}
      className={`${states.awaited} ${styles.letter}`}
      data-wide={wide}
    >
      <p className={styles.facts}>{facts}</p>
      {children}
    </article>
  )
}

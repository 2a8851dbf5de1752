import type { ReactNode } from 'react'
import { pageHeadingId } from '#ui/page/page.tsx'
import styles from './article.module.css'
import states from '#ui/feedback/states.module.css'

interface ArticleMetadataProps {
  /** The button that shares the article. */
  share?: ReactNode
  children: ReactNode
}

/** Renders the metadata of an article in a row below its title: category, author, day. */
export function ArticleMetadata({ share, children }: ArticleMetadataProps) {
  return (
    <div className={`cluster ${styles.meta}`}>
      <p>{children}</p>
      {share}
    </div>
  )
}

interface ArticleProps {
  /** True if it shows two texts side by side. */
  wide?: boolean | undefined
  /** The class of the paper of a letter, which is light in both schemes. */
  paper?: string | undefined
  /** The links to other posts, below the text. */
  others: ReactNode
  children: ReactNode
}

/** Renders a text to read, and the links to the posts around it. */
export function Article({ wide, paper, others, children }: ArticleProps) {
  return (
    <div className={`stack ${styles.page}`} data-wide={wide}>
      <article
        aria-labelledby={pageHeadingId}
        className={paper === undefined ? states.awaited : `${states.awaited} ${paper}`}
        data-scheme={paper && 'light'}
      >
        {children}
      </article>
      <div className={states.later}>{others}</div>
    </div>
  )
}

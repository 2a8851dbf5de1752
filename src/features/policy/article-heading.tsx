import type { ArticleTitle } from './article-title.ts'
import styles from './policy-text.module.css'

/** Renders the title of an article: its number apart from its name, and the marks between them without a size. */
export function ArticleHeading({ number, separator, name, end }: ArticleTitle) {
  const isColon = end === '' && separator === ':'
  return (
    <h2 className={styles.heading}>
      <span className={styles.number}>
        <span>{number}</span>
        {isColon && <span className={styles.mark}>{separator}</span>}
      </span>{' '}
      <span>
        {!isColon && <span className={styles.mark}>{separator}</span>}
        <span>{name}</span>
        {end !== '' && <span className={styles.mark}>{end}</span>}
      </span>
    </h2>
  )
}

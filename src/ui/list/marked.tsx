import { findHits } from './find-hits.ts'
import styles from './marked.module.css'

/** A text in which what was searched for is marked. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  if (keyword === '') return text
  return findHits(text, keyword).map((part, index) =>
    part.isHit ? (
      // The parts have no name of their own, and no order but this one.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

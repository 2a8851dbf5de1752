import { findHits } from './find-hits.ts'
import styles from './marked.module.css'

/** Renders a text with the matches of a keyword marked. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  if (keyword === '') return text
  return findHits(text, keyword).map((part, index) =>
    part.isHit ? (
      // The parts have no id and never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

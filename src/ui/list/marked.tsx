import { findHits } from './find-hits.ts'
import styles from './marked.module.css'

/** Renders a text with the matches of a keyword marked. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return findHits(text, keyword).map((part, index) => {
    const Element = part.isHit ? 'mark' : 'span'
    return (
      // The parts have no id and never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Element key={index} className={part.isHit ? styles.hit : undefined}>
        {part.text}
      </Element>
    )
  })
}

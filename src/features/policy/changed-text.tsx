import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { textOf } from '#ui/article/html-text.ts'
import styles from './changed-text.module.css'
import { textChanges, type TextChange } from './text-changes.ts'

interface ChangedTextProps {
  /** The HTML of the two versions, which is not trusted: their words alone are compared. */
  before: string
  after: string
}

const elements = { same: 'span', inserted: 'ins', deleted: 'del' } as const

/** What changed between two versions of a text, in the text itself. */
export function ChangedText({ before, after }: ChangedTextProps) {
  const paragraphs = useMemo(() => textChanges(textOf(before), textOf(after)), [before, after])
  const hasChanges = paragraphs.some((parts) => parts.some(({ kind }) => kind !== 'same'))
  return (
    <div className={styles.text}>
      <p role="note" className={styles.legend}>
        {hasChanges ? (
          <Trans>
            <ins>Underlined</ins> text was added. <del>Crossed-out</del> text was removed.
          </Trans>
        ) : (
          <Trans>Nothing changed between these versions.</Trans>
        )}
      </p>
      {paragraphs.map((parts, index) => (
        // A paragraph has no name of its own, and no order but this one.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Words key={index} {...part} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Words({ kind, text }: TextChange) {
  const Element = elements[kind]
  return <Element>{text}</Element>
}

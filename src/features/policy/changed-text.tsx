import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { textOf } from '#ui/article/html-text.ts'
import styles from './changed-text.module.css'
import { textChanges, type TextChange } from './text-changes.ts'

interface ChangedTextProps {
  /** The untrusted HTML of the two versions; only its text is compared. */
  before: string
  after: string
}

const elements = { same: 'span', inserted: 'ins', deleted: 'del' } as const

/** Renders a text with the changes between two versions marked. */
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
        // Paragraphs have no id, and their order is fixed.
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

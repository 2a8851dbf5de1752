import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { attributes } from '#lib/html-attributes.ts'
import { textOf } from '#ui/article/html-text.ts'
import { withShiftedHeadings } from '#ui/article/html-rewriting.ts'
import styles from './changed-text.module.css'
import policy from './policy.module.css'
import { textChanges, type TextChange } from './text-changes.ts'

interface ChangedTextProps {
  /** The untrusted HTML of the two versions; only its text and its headings are compared. */
  before: string
  after: string
}

/** Marks the lines that are headings by their level, with characters that no text has. */
const headingMarks = ['\uE002', '\uE003', '\uE004'] as const
const headings = ['h2', 'h3', 'h4'] as const

const listTags = new RegExp(String.raw`<(\/?)(ol|ul|li)(?=[\s/>])${attributes}>?(?:\s*<p>)?`, 'gi')
const headingTags = new RegExp(String.raw`<h([2-4])(?=[\s/>])${attributes}>?`, 'gi')

/** Writes the numbers and bullets of lists into their items, because a comparison only has the lines. */
function withItemMarks(html: string): string {
  const lists: { isOrdered: boolean; items: number }[] = []
  return html.replaceAll(listTags, (tag, end: string, name: string) => {
    const list = lists.at(-1)
    if (/^li$/i.test(name)) {
      if (end || !list) return tag
      list.items += 1
      return `${tag}${list.isOrdered ? `${list.items}.` : '•'} `
    }
    if (end) lists.pop()
    else {
      const start = /\sstart="?(\d+)/i.exec(tag)?.[1] ?? '1'
      lists.push({ isOrdered: /^ol$/i.test(name), items: Number(start) - 1 })
    }
    return tag
  })
}

/** Returns the text of HTML in lines, of which the headings begin with their mark. */
function markedText(html: string): string {
  const unmarked = withItemMarks(html.replaceAll(/[\uE002-\uE004]/g, ''))
  return textOf(
    withShiftedHeadings(unmarked).replaceAll(
      headingTags,
      (tag, level: string) => tag + (headingMarks[Number(level) - 2] ?? ''),
    ),
  )
}

/** Returns the element of a line by its mark, and the line without the mark. */
function lineOf(parts: readonly TextChange[]) {
  const level = headingMarks.findIndex((mark) => parts.some(({ text }) => text.includes(mark)))
  const shown = parts.map(({ kind, text }) => ({
    kind,
    text: text.replaceAll(/[\uE002-\uE004]/g, ''),
  }))
  return { Line: headings[level] ?? ('p' as const), shown: shown.filter(({ text }) => text !== '') }
}

const elements = { same: 'span', inserted: 'ins', deleted: 'del' } as const

/** Renders a text with the changes between two versions marked. */
export function ChangedText({ before, after }: ChangedTextProps) {
  const paragraphs = useMemo(
    () => textChanges(markedText(before), markedText(after)).map(lineOf),
    [before, after],
  )
  const hasChanges = paragraphs.some(({ shown }) => shown.some(({ kind }) => kind !== 'same'))
  return (
    <div className={`plate ${policy.text} ${styles.text}`}>
      <p role="note" className={styles.legend}>
        {hasChanges ? (
          <Trans>
            <ins>Underlined</ins> text was added. <del>Crossed-out</del> text was removed.
          </Trans>
        ) : (
          <Trans>Nothing changed between these versions.</Trans>
        )}
      </p>
      {paragraphs.map(({ Line, shown }, index) => (
        // Paragraphs have no id, and their order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={index}>
          {shown.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <ChangedPart key={index} {...part} />
          ))}
        </Line>
      ))}
    </div>
  )
}

function ChangedPart({ kind, text }: TextChange) {
  const Element = elements[kind]
  return <Element>{text}</Element>
}

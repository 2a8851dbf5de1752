import { Plural, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { textOf } from '#ui/article/html-text.ts'
import { parseHtml } from '#ui/article/parse-html.ts'
import { useSanitizer } from '#ui/article/sanitizer.ts'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { ArticleHeading } from './article-heading.tsx'
import { articleTitleOf } from './article-title.ts'
import styles from './changed-text.module.css'
import contents from './policy-text.module.css'
import policy from './policy.module.css'
import { textChanges, type TextChange } from './text-changes.ts'

interface ChangedTextProps {
  /** The untrusted HTML of the two versions; only its text, its headings and its lists are compared. */
  before: string
  after: string
}

/** Marks the lines that are headings by their level, with characters that no text has. */
const headingMarks = ['\uE002', '\uE003', '\uE004'] as const
const marks = /[\uE002-\uE004]/g
const headings = ['h2', 'h3', 'h4'] as const

/** Returns the element that the text of an item begins in. */
function startOf(item: Element): Element {
  const first = Array.from(item.childNodes).find((node) => node.textContent?.trim())
  return first instanceof HTMLParagraphElement ? first : item
}

/**
 * Returns the text of sanitized HTML in lines, because a comparison only has lines: headings begin with their mark,
 * and items of lists with their number or bullet.
 */
function markedText(html: string | TrustedHTML): string {
  const body = parseHtml(html)
  for (const list of body.querySelectorAll('ol, ul')) {
    const first = list instanceof HTMLOListElement ? list.start : undefined
    list.querySelectorAll(':scope > li').forEach((item, index) => {
      startOf(item).prepend(first === undefined ? '• ' : `${first + index}. `)
    })
  }
  for (const [level, name] of headings.entries()) {
    for (const heading of body.querySelectorAll(name)) heading.prepend(headingMarks[level] ?? '')
  }
  return textOf(body.innerHTML)
}

/** Returns the element of a line by its mark, and the line without the mark. */
function lineOf(parts: readonly TextChange[]) {
  const level = headingMarks.findIndex((mark) => parts.some(({ text }) => text.includes(mark)))
  const shown = parts.map(({ kind, text }) => ({
    kind,
    text: text.replaceAll(marks, ''),
  }))
  return { Line: headings[level] ?? ('p' as const), shown: shown.filter(({ text }) => text !== '') }
}

type ChangedLineProps = ReturnType<typeof lineOf>

const isChanged = ({ shown }: ChangedLineProps) => shown.some(({ kind }) => kind !== 'same')

type Article = readonly ChangedLineProps[]

/** Returns the lines of each article, which begins with its heading. */
function articlesOf(lines: Article): Article[] {
  const articles: ChangedLineProps[][] = [[]]
  for (const line of lines) {
    if (line.Line === 'h2') articles.push([])
    articles.at(-1)?.push(line)
  }
  return articles.filter((article) => article.length > 0)
}

interface Group {
  /** True for articles without changes, which are closed. */
  isClosed: boolean
  articles: Article[]
}

/** Groups neighboring articles by whether they have changes. */
function groupsOf(articles: readonly Article[]): Group[] {
  const groups: Group[] = []
  for (const article of articles) {
    const isClosed = article[0]?.Line === 'h2' && !article.some(isChanged)
    const last = groups.at(-1)
    if (last?.isClosed === isClosed) last.articles.push(article)
    else groups.push({ isClosed, articles: [article] })
  }
  return groups
}

/** Returns the title of an article as text. */
const titleOf = (article: Article | undefined) =>
  article?.[0]?.shown.map(({ text }) => text).join('') ?? ''

const elements = { same: 'span', inserted: 'ins', deleted: 'del' } as const

/** Renders a text with the changes between two versions marked. Articles without changes are closed. */
export function ChangedText({ before, after }: ChangedTextProps) {
  const sanitizer = useSanitizer(true)
  const lines = useMemo(() => {
    const read = (html: string) => {
      const unmarked = html.replaceAll(marks, '')
      // Without the sanitizer, all lines are paragraphs.
      return typeof sanitizer === 'function'
        ? markedText(sanitizer(unmarked, { ownPath: () => null, sameView: true }))
        : textOf(unmarked)
    }
    return textChanges(read(before), read(after)).map(lineOf)
  }, [sanitizer, before, after])
  const hasChanges = lines.some(isChanged)
  const articles = articlesOf(lines)
  const groups = hasChanges ? groupsOf(articles) : [{ isClosed: false, articles }]
  return (
    <div className={`stack ${styles.text}`}>
      <p role="note" className="meta">
        {hasChanges ? (
          <Trans>
            <ins>Underlined</ins> text was added. <del>Crossed-out</del> text was removed.
          </Trans>
        ) : (
          <Trans>Nothing changed between these versions.</Trans>
        )}
      </p>
      <div className={`plate ${policy.text}`}>
        {groups.map(({ isClosed, articles }, index) => {
          const Group = isClosed ? ClosedArticles : Articles
          // Articles have no id, and their order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          return <Group key={index} articles={articles} />
        })}
      </div>
    </div>
  )
}

interface ArticlesProps {
  articles: readonly Article[]
}

/** Renders articles without changes as one line that opens. */
function ClosedArticles({ articles }: ArticlesProps) {
  const [first, last] = [titleOf(articles[0]), titleOf(articles.at(-1))]
  return (
    <Disclosure
      summary={
        <span className="cluster">
          <Plural value={articles.length} one="# unchanged article" other="# unchanged articles" />
          <span className="meta">{articles.length === 1 ? first : `${first} – ${last}`}</span>
        </span>
      }
    >
      <Articles articles={articles} />
    </Disclosure>
  )
}

function Articles({ articles }: ArticlesProps) {
  return articles.map((article, index) => {
    const [heading, ...rest] = article
    const hasHeading = heading?.Line === 'h2'
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <section key={index} className={contents.part}>
        {hasHeading && <ChangedHeading {...heading} />}
        <div>
          {replacements(hasHeading ? rest : article).map(([line, added], index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <ChangedLine {...line} />
              {added && <ChangedLine {...added} />}
            </div>
          ))}
        </div>
      </section>
    )
  })
}

/** Returns each line, a removed one together with the one that was added in its place. */
function replacements(lines: Article) {
  const found: [line: ChangedLineProps, added?: ChangedLineProps][] = []
  for (const line of lines) {
    const last = found.at(-1)
    const isRemoved = last?.length === 1 && wholeChange(last[0]) === 'deleted'
    if (isRemoved && wholeChange(line) === 'inserted') last[1] = line
    else found.push([line])
  }
  return found
}

/** Returns how a line has changed as a whole. */
const wholeChange = ({ shown }: ChangedLineProps) =>
  (['inserted', 'deleted'] as const).find((kind) => shown.every((part) => part.kind === kind))

/** Renders the heading of an article; one that is wholly old or new has its number apart from its name. */
function ChangedHeading(line: ChangedLineProps) {
  const [part, ...others] = line.shown
  const title = part && others.length === 0 ? articleTitleOf(part.text) : null
  if (!title || !part) return <ChangedLine {...line} />
  if (part.kind === 'same') return <ArticleHeading {...title} />
  const Element = elements[part.kind]
  return (
    <div data-change={part.kind}>
      <Element>
        <ArticleHeading {...title} />
      </Element>
    </div>
  )
}

/** Renders a line; an item of a list is indented below its number. */
function ChangedLine(line: ChangedLineProps) {
  const { Line, shown } = line
  const isItem = /^(?:\d+\.|•) /.test(shown[0]?.text ?? '')
  return (
    <Line className={isItem ? styles.item : undefined} data-change={wholeChange(line)}>
      {shown.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <ChangedPart key={index} {...part} />
      ))}
    </Line>
  )
}

function ChangedPart({ kind, text }: TextChange) {
  const Element = elements[kind]
  return <Element>{text}</Element>
}

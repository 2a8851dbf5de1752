import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { isNotFound } from '#api/api-error.ts'
import { partsOf, splitHeading, textOf } from '#ui/article/html-text.ts'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import states from '#ui/feedback/states.module.css'
import { ArticleHeading } from './article-heading.tsx'
import { articleTitleOf } from './article-title.ts'
import policy from './policy.module.css'
import styles from './policy-text.module.css'
import { usePolicyText, type PolicyTextQuery } from './policy.queries.ts'

interface PolicyTextProps {
  query: PolicyTextQuery
  isLink: boolean
  /** Shown if the server doesn't know the text. */
  notFound: ReactNode
  /** Returns the part of the HTML that is shown; all of it by default. */
  shown?: (html: string) => string
}

/** Renders the text of a policy or of an operator page, with a table of contents if it has three headings or more. */
export function PolicyText({ query, isLink, notFound, shown }: PolicyTextProps) {
  const text = usePolicyText(query)
  return (
    <QueryBoundary query={text} rows={8} failed={(error) => isNotFound(error) && notFound}>
      {(html) => <PolicyParts html={shown ? shown(html) : html} isLink={isLink} />}
    </QueryBoundary>
  )
}

/**
 * Returns the parts of a text, each with its id and its title if it begins with one. The title of an article is not in
 * the HTML, unless its heading has elements of its own.
 */
function contentsOf(html: string) {
  return partsOf(html).flatMap((part, index) => {
    if (part.trim() === '') return []
    const { heading, rest } = splitHeading(part)
    const title = textOf(heading)
    const article = heading.split('<').length === 3 ? articleTitleOf(title) : null
    return [{ id: `part-${index + 1}`, title, article, html: article ? rest : part }]
  })
}

/** Returns the number of each part, to show next to its title, unless the titles have numbers of their own. */
function numbersOf(titles: readonly string[]): (string | undefined)[] {
  if (/^\D*1(?!\d)/.test(titles.find((title) => title !== '') ?? '')) return []
  let number = 0
  return titles.map((title) => {
    if (title === '') return undefined
    number += 1
    return `${number}`
  })
}

/** Closes the list of contents, which covers the text of a narrow window. */
function closeContents({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('details')?.removeAttribute('open')
}

function PolicyParts({ html, isLink }: { html: string; isLink: boolean }) {
  const { t } = useLingui()
  const parts = contentsOf(html)
  const titled = parts.filter(({ title }) => title !== '')
  const hasContents = titled.length >= 3
  const numbers = hasContents ? numbersOf(parts.map(({ title }) => title)) : []
  return (
    <div className={hasContents ? styles.columns : undefined}>
      {hasContents && (
        <nav className={styles.contents} aria-label={t`Contents`}>
          {/* Open in a wide window, by its styles. */}
          <Disclosure summary={t`Contents`}>
            <ul className={`plate ${styles.list}`}>
              {titled.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="check" onClick={closeContents}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        </nav>
      )}
      <div className={`plate ${policy.text} ${states.awaited}`}>
        {parts.map((part, index) => (
          <div
            key={part.id}
            id={part.id}
            data-number={numbers[index]}
            className={index === 0 ? styles.part : `${styles.part} ${states.later}`}
            data-note={(hasContents && part.title === '') || undefined}
          >
            {part.article && <ArticleHeading {...part.article} />}
            <RichHtml
              html={part.html}
              topHeading={part.article ? 3 : 2}
              {...(isLink && { embedded: true })}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

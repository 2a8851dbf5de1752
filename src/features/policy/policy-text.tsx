import type { ReactNode } from 'react'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { isNotFound } from '#api/api-error.ts'
import styles from './policy.module.css'
import { usePolicyText, type PolicyTextQuery } from './policy.queries.ts'

interface PolicyTextProps {
  query: PolicyTextQuery
  isLink: boolean
  /** Shown if the server doesn't know the text. */
  notFound: ReactNode
  /** Returns the part of the HTML that is shown; all of it by default. */
  shown?: (html: string) => string
}

/** Renders the text of a policy or of an operator page. */
export function PolicyText({ query, isLink, notFound, shown }: PolicyTextProps) {
  const text = usePolicyText(query)
  return (
    <QueryBoundary query={text} rows={8} failed={(error) => isNotFound(error) && notFound}>
      {(html) => (
        <div className={styles.text}>
          <RichHtml html={shown ? shown(html) : html} {...(isLink && { embedded: true })} />
        </div>
      )}
    </QueryBoundary>
  )
}

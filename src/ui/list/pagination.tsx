import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { pageEntries } from './pagination-entries.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  page: number
  pageCount: number
  /** Returns the link to a page of the list. */
  linkTo: (page: number) => LinkProps
}

/**
 * Renders the pages of a list as links: every page has a URL. It renders nothing for a single page.
 */
export function Pagination({ page, pageCount, linkTo }: PaginationProps) {
  const { t } = useLingui()
  if (pageCount <= 1) return null
  const pageLink = (number: number) => ({
    ...linkTo(number),
    activeOptions: { exact: true },
    resetScroll: false,
  })
  return (
    <nav aria-label={t`Pagination`} className={`cluster ${styles.pages}`}>
      {page > 1 && (
        <Link {...pageLink(page - 1)} rel="prev" className={`target ${styles.step}`}>
          <Icon shape={icons.chevronLeft} />
          <Trans>Previous page</Trans>
        </Link>
      )}
      <ol className={`cluster ${styles.numbers}`}>
        {pageEntries(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap ${index}` : entry}>
            {entry === 'gap' ? (
              <span className="meta">…</span>
            ) : (
              <Link
                {...pageLink(entry)}
                className={`target ${styles.step}`}
                aria-label={t`Page ${entry}`}
                {...(entry === page && { 'aria-current': 'page' })}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link {...pageLink(page + 1)} rel="next" className={`target ${styles.step}`}>
          <Trans>Next page</Trans>
          <Icon shape={icons.chevronRight} />
        </Link>
      )}
    </nav>
  )
}

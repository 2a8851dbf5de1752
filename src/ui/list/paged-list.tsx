import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import styles from './paged-list.module.css'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { useShownPage } from './use-shown-page.ts'

interface PagedListProps extends PaginationProps {
  /** The entries of the page. */
  children: ReactNode
}

/**
 * Renders a list and the links to its other pages. After a click on one of them, the page scrolls
 * to the first entry and moves the focus to the list, whose name is the page number.
 */
export function PagedList({ children, ...pages }: PagedListProps) {
  const { t } = useLingui()
  const { page, pageCount } = pages
  const start = useRef<HTMLDivElement>(null)
  const onClick = useShownPage(pages, start)
  return (
    <>
      <div
        ref={start}
        role="group"
        aria-label={t`Page ${page} of ${pageCount}`}
        tabIndex={-1}
        className={styles.start}
      >
        {children}
      </div>
      {/* The targets are the links inside, and Enter on a link fires a click as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClickCapture={onClick}>
        <Pagination {...pages} />
      </div>
    </>
  )
}

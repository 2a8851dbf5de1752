import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { clientNavigationHref } from '#ui/link/own-links.ts'
import styles from './paged-list.module.css'
import { Pagination, type PaginationProps } from './pagination.tsx'

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

interface ShownPage {
  page: number
  pageCount: number
}

/**
 * Returns true if moving the focus does not disturb the visitor: it is on a page link, or on no
 * element.
 */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('nav') !== null
}

/**
 * Announces the page of a list after it has loaded (WCAG 2.2 SC 4.1.3). After a click on a page
 * link, it moves the focus to the list instead, which announces its name, and scrolls to its start if
 * that is above the window.
 * @returns the click handler of the page links
 */
function useShownPage(
  { page, pageCount }: ShownPage,
  start: RefObject<HTMLElement | null>,
): (event: MouseEvent) => void {
  const { t } = useLingui()
  const announce = useAnnounce()
  const router = useRouter()
  const last = useRef(page)
  /** The `href` of the page link that was clicked. */
  const requested = useRef<string | null>(null)
  // Announces the loaded page, and moves the focus and the scroll position.
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    // Not after a click on the current page, or one that Back has undone.
    const isRequested = requested.current === router.latestLocation.publicHref && isFocusFree()
    requested.current = null
    if (!isRequested) {
      announce(t`Page ${page} of ${pageCount}`)
      return
    }
    const node = start.current
    node?.focus({ preventScroll: true })
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (node && node.getBoundingClientRect().top < (header || 0)) {
      node.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [announce, page, pageCount, router, start, t])
  return (event) => {
    requested.current = clientNavigationHref(event)
  }
}

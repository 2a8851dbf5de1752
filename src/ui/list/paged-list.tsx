import { useRef, type ReactNode } from 'react'
import styles from './paged-list.module.css'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { useShownPage } from './use-shown-page.ts'

interface PagedListProps extends PaginationProps {
  /** The entries of the page. */
  children: ReactNode
}

/**
 * A list and the way to its other pages. One that was asked for begins at its first entry for the
 * eye and the keyboard alike, and its number is said.
 */
export function PagedList({ children, ...pages }: PagedListProps) {
  const start = useRef<HTMLDivElement>(null)
  const onPress = useShownPage(pages, start)
  return (
    <>
      <div ref={start} tabIndex={-1} className={styles.start} />
      {children}
      {/* The links in it are pressed, not the box; the keyboard's Enter on a link is a click as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClickCapture={onPress}>
        <Pagination {...pages} />
      </div>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { Pagination } from '#ui/pagination.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { EmptyState } from '#ui/states.tsx'
import { GalleryCard } from './gallery-card.tsx'
import styles from './gallery.module.css'
import { useMediaBoard, type MediaQuery } from './media.queries.ts'

/** The pictures and videos of a page of the gallery, and its other pages. */
export function GalleryBoard({ query }: { query: MediaQuery }) {
  const board = useMediaBoard(query)
  const category = query.category === 0 ? undefined : query.category
  const linkTo = (page: number): LinkProps => ({ to: '/media', search: { category, page } })
  return (
    <QueryPart query={board} rows={6}>
      {({ items, page, pageCount }) =>
        items.length === 0 ? (
          <EmptyState>
            <Trans>No posts</Trans>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.grid}>
              {items.map((item) => (
                <li key={item.id}>
                  <GalleryCard item={item} />
                </li>
              ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} linkTo={linkTo} />
          </>
        )
      }
    </QueryPart>
  )
}

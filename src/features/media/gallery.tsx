import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { CategoryLinks } from '#ui/list/category-links.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState, FailedState, LoadingState, OfflineState } from '#ui/feedback/states.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { useMediaCategories, type MediaQuery } from './media.queries.ts'
import { GalleryCard } from './gallery-card.tsx'
import styles from './gallery.module.css'
import { useMediaList, type MediaList } from './use-media-list.ts'

/** Renders the gallery: categories, images and videos. Each section handles its own errors. */
export function Gallery({ query }: { query: MediaQuery }) {
  const categories = useMediaCategories()
  return (
    <>
      <ErrorBoundary>
        <CategoryLinks
          categories={categories}
          chosen={query.category}
          linkTo={(category) => ({ to: '/media', search: { category } })}
        />
      </ErrorBoundary>
      <ErrorBoundary>
        <GalleryBoard query={query} />
      </ErrorBoundary>
    </>
  )
}

/** Renders the images and videos of the gallery, up to the page number in the URL. */
function GalleryBoard({ query }: { query: MediaQuery }) {
  const list = useMediaList(query)
  const category = query.category === 0 ? undefined : query.category
  return (
    <QueryBoundary query={list.first} rows={6}>
      {() =>
        list.items.length === 0 ? (
          <EmptyState>
            <Trans>No images or videos yet</Trans>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.grid}>
              {list.items.map((item) => (
                <li key={item.id}>
                  <GalleryCard item={item} />
                </li>
              ))}
            </ul>
            <GalleryMore list={list} category={category} />
          </>
        )
      }
    </QueryBoundary>
  )
}

interface GalleryMoreProps {
  list: MediaList
  category: number | undefined
}

/** Renders the footer of the gallery: loading and failed pages, the number of items, and the link to more. */
function GalleryMore({ list, category }: GalleryMoreProps) {
  const { further, items, total, upTo, lastPage, hasMore } = list
  const count = useRef<HTMLParagraphElement>(null)
  const failed = further.filter(
    ({ isLoadingError, fetchStatus }) => isLoadingError && fetchStatus === 'idle',
  )
  const isPaused = further.some(({ data, fetchStatus }) => !data && fetchStatus === 'paused')
  const isPending = further.some(({ data, fetchStatus }) => !data && fetchStatus === 'fetching')
  const shown = items.length
  return (
    <div className={`stack ${styles.more}`}>
      {isPending && <LoadingState rows={2} />}
      {isPaused && <OfflineState />}
      {failed.length > 0 && (
        <FailedState
          onRetry={() => {
            for (const page of failed) void page.refetch()
          }}
        />
      )}
      <p ref={count} role="status" tabIndex={-1} className="meta">
        <Trans>
          {shown} of {total}
        </Trans>
      </p>
      {hasMore && (
        <LinkButton
          to="/media"
          search={{ category, page: upTo + 1 }}
          replace
          resetScroll={false}
          state={{ keepScroll: true }}
          rel="next"
          // The last click removes the link, so the focus has to move.
          onClick={() => {
            if (upTo + 1 >= lastPage) count.current?.focus({ preventScroll: true })
          }}
        >
          <Trans>Load more</Trans>
        </LinkButton>
      )}
    </div>
  )
}

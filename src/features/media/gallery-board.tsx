import { Trans } from '@lingui/react/macro'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { GalleryCard } from './gallery-card.tsx'
import { GalleryMore } from './gallery-more.tsx'
import styles from './gallery.module.css'
import type { MediaQuery } from './media.queries.ts'
import { useMediaList } from './use-media-list.ts'

/** Renders the images and videos of the gallery, up to the page number in the URL. */
export function GalleryBoard({ query }: { query: MediaQuery }) {
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

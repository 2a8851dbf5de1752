import { isNotFound } from '#api/api-error.ts'
import { Page } from '#ui/page/page.tsx'
import { useHydrated } from '@tanstack/react-router'
import { headingBehindItem } from './gallery-heading.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { MediaStill } from './media-still.tsx'
import { useMediaItem, type MediaQuery } from './media.queries.ts'

interface MediaItemPageProps {
  id: number
  /** The gallery below the item. */
  query: MediaQuery
}

/**
 * Renders one item over the gallery, below the heading of the gallery. A modal dialog can only be opened by a
 * script, so until hydration the item is rendered inline, in the same position.
 */
export function MediaItemPage({ id, query }: MediaItemPageProps) {
  const item = useMediaItem(id)
  const hydrated = useHydrated()
  return (
    <Page name={item.data?.title} isMissing={isNotFound(item.error)} heading={headingBehindItem}>
      {hydrated ? (
        <MediaDialog id={id} item={item} query={query} />
      ) : (
        <MediaStill id={id} item={item} />
      )}
    </Page>
  )
}

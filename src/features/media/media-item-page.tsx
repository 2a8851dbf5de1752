import { Trans } from '@lingui/react/macro'
import { Page, PageHeading } from '#ui/page/page.tsx'
import { useHydrated } from '#ui/when/use-hydrated.ts'
import { MediaDialog } from './media-dialog.tsx'
import { MediaStill } from './media-still.tsx'
import { useMediaItem, type MediaQuery } from './media.queries.ts'

interface MediaItemPageProps {
  id: number
  /** The gallery below. */
  query: MediaQuery
}

/**
 * One item over the gallery, whose heading it keeps. A modal dialog can only be opened by a script,
 * so until there is one the item stands in the same place as a part of the page.
 */
export function MediaItemPage({ id, query }: MediaItemPageProps) {
  const item = useMediaItem(id)
  const hydrated = useHydrated()
  return (
    <Page name={item.data?.title} heading={galleryHeading}>
      {hydrated ? <MediaDialog id={id} item={item} query={query} /> : <MediaStill item={item} />}
    </Page>
  )
}

function galleryHeading() {
  return (
    <PageHeading isOurs>
      <Trans>Media</Trans>
    </PageHeading>
  )
}

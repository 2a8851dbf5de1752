import { Trans } from '@lingui/react/macro'
import { Page, PageHeading } from '#ui/page.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { MediaDialog } from './media-dialog.tsx'
import { MediaStill } from './media-still.tsx'
import { useMediaItem } from './media.queries.ts'
import { useCloseItem } from './use-close-item.ts'

/**
 * One item over the gallery, whose heading it keeps. A modal dialog can only be opened by a script,
 * so until there is one the item stands in the same place as a part of the page.
 */
export function MediaItemPage({ id }: { id: number }) {
  const item = useMediaItem(id)
  const close = useCloseItem()
  const hydrated = useHydrated()
  return (
    <Page name={item.data?.title} heading={galleryHeading}>
      {hydrated ? <MediaDialog item={item} onClose={close} /> : <MediaStill item={item} />}
    </Page>
  )
}

function galleryHeading() {
  return (
    <PageHeading>
      <Trans>Media</Trans>
    </PageHeading>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { cardId } from './gallery-card.tsx'
import type { MediaQuery } from './media.queries.ts'
import type { MediaItem } from './media.schema.ts'
import { MediaViewer } from './media-viewer.tsx'
import { useCloseItem } from './use-close-item.ts'
import { useMediaNeighbors } from './use-media-neighbors.ts'

interface MediaDialogProps {
  id: number
  item: UseQueryResult<MediaItem>
  /** The gallery behind the dialog. */
  query: MediaQuery
}

/** Renders one item in a dialog over the gallery. */
export function MediaDialog({ id, item, query }: MediaDialogProps) {
  const { t } = useLingui()
  const close = useCloseItem()
  const neighbors = useMediaNeighbors(query, id)
  const focusCard = useEffectEvent(() => document.getElementById(cardId(id))?.focus())
  // The dialog returns the focus to the card that opened it, but another item may be shown by now.
  useEffect(() => () => focusCard(), [])
  return (
    <Dialog open isWide flag="media" title={item.data?.title ?? t`Media`} onClose={close}>
      <MediaViewer id={id} item={item} page={query.page} {...neighbors} />
    </Dialog>
  )
}

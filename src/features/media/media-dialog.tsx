import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Dialog } from '#ui/dialog.tsx'
import { MediaFigure } from './media-figure.tsx'
import type { MediaItem } from './media.schema.ts'

interface MediaDialogProps {
  item: UseQueryResult<MediaItem>
  onClose: () => void
}

/** One item in a dialog over the gallery. */
export function MediaDialog({ item, onClose }: MediaDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open title={item.data?.title ?? t`Media`} onClose={onClose}>
      <MediaFigure item={item} />
    </Dialog>
  )
}

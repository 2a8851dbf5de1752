import { useNavigate } from '@tanstack/react-router'
import { useIsGalleryOverlay } from './use-close-item.ts'
import type { MediaNeighbor } from './use-media-neighbors.ts'

/** Replaces the open item with another one in the history, so that one step back is always the gallery. */
export function useReplaceItem(): (neighbor: MediaNeighbor | undefined) => void {
  const navigate = useNavigate()
  const isGalleryOverlay = useIsGalleryOverlay()
  return (neighbor) => {
    if (neighbor === undefined) return
    void navigate({
      to: '/media/$idx',
      params: { idx: neighbor.item.id },
      search: (search) => ({ ...search, page: neighbor.page }),
      state: { keepPlace: true, isGalleryOverlay },
      replace: true,
      resetScroll: false,
    })
  }
}

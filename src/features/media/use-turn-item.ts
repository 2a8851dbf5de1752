import { useNavigate } from '@tanstack/react-router'
import { useIsOverGallery } from './use-close-item.ts'
import type { MediaNeighbour } from './use-media-neighbours.ts'

/** Replaces the open item with another one in the history, so that one step back is always the gallery. */
export function useTurnItem(): (neighbour: MediaNeighbour | undefined) => void {
  const navigate = useNavigate()
  const isOverGallery = useIsOverGallery()
  return (neighbour) => {
    if (neighbour === undefined) return
    void navigate({
      to: '/media/$idx',
      params: { idx: neighbour.item.id },
      search: (search) => ({ ...search, page: neighbour.page }),
      state: { keepPlace: true, isOverGallery },
      replace: true,
      resetScroll: false,
    })
  }
}

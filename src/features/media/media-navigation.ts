import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useStepBack } from '#ui/dialog/use-back-closes.ts'
import { mediaQueries, useGalleryNeighbors, type MediaQuery } from './media.queries.ts'
import { useMediaList } from './use-media-list.ts'

/** An adjacent item, and the page up to which the gallery has to be loaded to include it. */
export interface MediaNeighbor {
  item: { id: number }
  page: number
}

const toNeighbor = (item: { id: number } | undefined, page: number): MediaNeighbor | undefined =>
  item === undefined ? undefined : { item, page }

/** Items before and after the current one among the thumbnails. */
const reach = 3

/**
 * Returns the previous and next item in the gallery that an item was opened over. After the last shown item
 * comes the first one of the next page, which is loaded on demand. The neighbors of an item that is not among the
 * loaded ones are those of its prerendered page; otherwise the next item is the first of the gallery.
 */
export function useMediaNeighbors(query: MediaQuery, id: number) {
  const { items, upTo, hasMore, total } = useMediaList(query)
  const { older, newer, position = 0 } = useGalleryNeighbors(id)
  const at = items.findIndex((item) => item.id === id)
  const isLast = at >= 0 && at === items.length - 1 && hasMore
  const { data: beyond } = useQuery({
    ...mediaQueries.board({ category: query.category, page: upTo + 1 }),
    placeholderData: undefined,
    enabled: isLast,
  })
  const from = Math.max(0, Math.min(at, items.length - 1 - reach) - reach)
  return {
    /** The current item among those next to it, or the first ones of the gallery. */
    nearby: items.slice(from, from + 2 * reach + 1),
    /** The position of the item in the gallery, from 1; 0 if it is unknown. */
    position: at < 0 && query.category === 0 ? position : at + 1,
    total,
    previous: toNeighbor(at < 0 ? newer : items[at - 1], query.page),
    next: isLast
      ? toNeighbor(beyond?.items[0], upTo + 1)
      : toNeighbor((at < 0 && older) || items[at + 1], query.page),
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The item was opened from the gallery, which is the previous history entry. */
    isGalleryOverlay?: boolean
  }
}

/** Returns true if the item was opened from the gallery, which is the previous history entry. */
function useIsGalleryOverlay(): boolean {
  return useLocation({ select: ({ state }) => state.isGalleryOverlay ?? false })
}

/**
 * Closes an item: goes back to the gallery it was opened from, or replaces the URL with the gallery of the same
 * search.
 */
export function useCloseItem(): () => void {
  const stepBack = useStepBack()
  const navigate = useNavigate()
  const isGalleryOverlay = useIsGalleryOverlay()
  return () => {
    if (isGalleryOverlay) stepBack()
    else void navigate({ to: '/media', search: true, replace: true, resetScroll: false })
  }
}

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
      state: { keepScroll: true, isGalleryOverlay },
      replace: true,
      resetScroll: false,
    })
  }
}

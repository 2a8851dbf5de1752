import { useQuery } from '@tanstack/react-query'
import { mediaQueries, type MediaQuery } from './media.queries.ts'
import type { MediaItem } from './media.schema.ts'
import { useMediaList } from './use-media-list.ts'

/** An adjacent item, and the page up to which the gallery has to be loaded to include it. */
export interface MediaNeighbor {
  item: MediaItem
  page: number
}

/** Items before and after the current one among the thumbnails. */
const reach = 3

/**
 * Returns the previous and next item in the gallery that an item was opened over. After the last shown item
 * comes the first one of the next page, which is loaded on demand.
 */
export function useMediaNeighbors(query: MediaQuery, id: number) {
  const { items, upTo, hasMore } = useMediaList(query)
  const at = items.findIndex((item) => item.id === id)
  const isLast = at >= 0 && at === items.length - 1 && hasMore
  const { data: beyond } = useQuery({
    ...mediaQueries.board({ category: query.category, page: upTo + 1 }),
    placeholderData: undefined,
    enabled: isLast,
  })
  const toNeighbor = (item: MediaItem | undefined, page: number): MediaNeighbor | undefined =>
    at >= 0 && item !== undefined ? { item, page } : undefined
  const from = Math.max(0, Math.min(at, items.length - 1 - reach) - reach)
  return {
    /** The current item among those next to it. */
    nearby: at < 0 ? [] : items.slice(from, from + 2 * reach + 1),
    previous: toNeighbor(items[at - 1], query.page),
    next: isLast ? toNeighbor(beyond?.items[0], upTo + 1) : toNeighbor(items[at + 1], query.page),
  }
}

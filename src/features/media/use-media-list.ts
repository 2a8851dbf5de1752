import { useQueries } from '@tanstack/react-query'
import type { MediaItem } from './media.schema.ts'
import { mediaQueries, useMediaBoard, type MediaQuery } from './media.queries.ts'

/** So many pages are put below each other, and no more: an address may ask for any number. */
const mostPages = 50

/** Each item once: one that came in meanwhile moves the others onto the next page. */
function eachOnce(items: readonly MediaItem[]): MediaItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/**
 * The gallery from its first page to the one that the address names, each page a read of its own: one
 * that fails takes no other away. A page beyond the end is the last one.
 */
export function useMediaList({ category, page }: MediaQuery) {
  const first = useMediaBoard({ category, page: 1 })
  const { pageCount = 1, total = 0 } = first.data ?? {}
  // Until its own first page is there, another category is on the screen.
  const lastPage = Math.min(pageCount, mostPages)
  const upTo = first.isPlaceholderData ? 1 : Math.min(page, lastPage)
  const further = useQueries({
    queries: Array.from({ length: upTo - 1 }, (_, index) =>
      mediaQueries.board({ category, page: 2 + index }),
    ),
  })
  const items = eachOnce([first, ...further].flatMap(({ data }) => data?.items ?? []))
  return { first, further, items, total, upTo, lastPage, hasMore: upTo < lastPage }
}

export type MediaList = ReturnType<typeof useMediaList>

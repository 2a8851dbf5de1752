import { useQueries } from '@tanstack/react-query'
import { eachOnce } from '#lib/collections.ts'
import { mediaQueries, useMediaBoard, type MediaQuery } from './media.queries.ts'

/** Maximum number of pages to show at once: a URL can contain any number. */
const maxPages = 50

/**
 * Loads the gallery from its first page to the one in the URL, each page as a separate query, so that one
 * failure doesn't hide the others. A page number beyond the end means the last page.
 */
export function useMediaList({ category, page }: MediaQuery) {
  const first = useMediaBoard({ category, page: 1 })
  const { pageCount = 1, total = 0 } = first.data ?? {}
  // Until the first page of a new category has loaded, the previous category stays on screen.
  const lastPage = Math.min(pageCount, maxPages)
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

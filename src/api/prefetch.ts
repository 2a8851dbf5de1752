import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { hasOrigin } from './bases.ts'
import { keepInPage } from './read-source.ts'

/** Prefetches a query in a route's loader. It takes the options of a query factory. */
export type Prefetch = <TFnData, TData, TKey extends QueryKey>(
  query: FetchQueryOptions<TFnData, Error, TData, TKey>,
) => Promise<unknown> | undefined

/**
 * Creates the `prefetch` of the router context. In a browser it starts a read and does not wait:
 * the page renders at once, and each section waits for its own data. At prerender it returns a
 * promise, and a failed read fails the build; without an origin to read from, pages are prerendered
 * without data.
 * @param isHydrating while true, no query is read (src/app/hydration.ts)
 */
export function createPrefetch(queryClient: QueryClient, isHydrating: () => boolean): Prefetch {
  return (query) => {
    if (!hasOrigin() || isHydrating()) return undefined
    const read = queryClient.query(query)
    if (import.meta.env.SSR) {
      keepInPage(queryClient, query)
      return read
    }
    // The query's state holds the error, and the query cache logs it.
    read.catch(() => undefined)
    return undefined
  }
}

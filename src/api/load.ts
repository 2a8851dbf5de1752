import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { hasOrigin } from './bases.ts'

/** What a route's loader is given: it takes the product of a query factory. */
export type Load = <TFnData, TData, TKey extends QueryKey>(
  query: FetchQueryOptions<TFnData, Error, TData, TKey>,
) => Promise<unknown> | undefined

/**
 * In a browser a read only starts: the page stands at once and each part waits for its own. At
 * prerender it is awaited, and one that fails fails the build; without an origin to read from there
 * is nothing to start and the page is stored as its frame.
 * @param isHydrating while true nothing is read: an answer that came in before the hydration was
 *   through would make the first render another one than the server's
 */
export function createLoad(queryClient: QueryClient, isHydrating: () => boolean): Load {
  return (query) => {
    if (!hasOrigin() || isHydrating()) return undefined
    const read = queryClient.query(query)
    if (import.meta.env.SSR) return read
    read.catch(() => undefined)
    return undefined
  }
}

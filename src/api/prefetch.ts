import {
  CancelledError,
  defaultShouldDehydrateQuery,
  type FetchQueryOptions,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { hasOrigin } from './bases.ts'

/**
 * Reads the response that a derived query is made from. It is cached for all queries; a prerendered page contains
 * only what is derived from it, unless its loader prefetches the response as well.
 *
 * Unmounting the last observer cancels the request. A derived query would fail with that cancellation, so it requests
 * the response again.
 */
export async function readSource<T, TKey extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, TKey>,
): Promise<T> {
  try {
    return await client.query(query)
  } catch (failure) {
    if (!(failure instanceof CancelledError)) throw failure
    return client.query(query)
  }
}

/** The queries that the loaders of a page have prefetched. */
const prefetched = new WeakSet<Query>()

/** Returns true for the queries whose data a prerendered page contains. */
export const isInPage = (query: Query): boolean =>
  defaultShouldDehydrateQuery(query) && prefetched.has(query)

/**
 * Prefetches a query in a route's loader. It takes the options of a query factory.
 * @param then prefetches what depends on the data
 */
export type Prefetch = <TFnData, TData, TKey extends QueryKey>(
  query: FetchQueryOptions<TFnData, Error, TData, TKey>,
  then?: (data: TFnData) => unknown,
) => Promise<unknown> | undefined

/**
 * Creates the `prefetch` of the router context. In a browser it starts a read and does not wait:
 * the page renders at once, and each section waits for its own data. At prerender it returns a
 * promise, and a failed read fails the build; without an origin to read from, pages are prerendered
 * without data.
 * @param isHydrating while true, no query is read (src/app/hydration.ts)
 */
export function createPrefetch(queryClient: QueryClient, isHydrating: () => boolean): Prefetch {
  return (query, then) => {
    if (!hasOrigin() || isHydrating()) return undefined
    const read = queryClient.query(query).then(then)
    if (import.meta.env.SSR) {
      const { queryKey } = query
      const cached = queryClient.getQueryCache().find({ queryKey, exact: true })
      if (cached) prefetched.add(cached)
      return read
    }
    // The query's state holds the error, and the query cache logs it.
    read.catch(() => undefined)
    return undefined
  }
}

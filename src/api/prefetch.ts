import {
  CancelledError,
  defaultShouldDehydrateQuery,
  type FetchQueryOptions,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { hasOrigin } from './bases.ts'

/** Queries that are read for derived queries only. They are not dehydrated. */
const sources = new WeakSet<Query>()

type WithKey = Pick<FetchQueryOptions, 'queryKey'>

const cachedQuery = (client: QueryClient, { queryKey }: WithKey) =>
  client.getQueryCache().find({ queryKey, exact: true })

/**
 * Reads the response that a derived query is made from. It is cached for all queries; a prerendered page contains
 * only what is derived from it, unless the page shows it as well.
 *
 * Unmounting the last observer cancels the request. A derived query would fail with that cancellation, so it requests
 * the response again.
 */
export async function readSource<T, TKey extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, TKey>,
): Promise<T> {
  const isKnown = import.meta.env.SSR && cachedQuery(client, query) !== undefined
  const read = client.query(query)
  if (import.meta.env.SSR && !isKnown) {
    const source = cachedQuery(client, query)
    if (source) sources.add(source)
  }
  try {
    return await read
  } catch (failure) {
    if (!(failure instanceof CancelledError)) throw failure
    return client.query(query)
  }
}

/** Keeps a query in the prerendered page, also if a derived query has read it before. */
function keepInPage(client: QueryClient, query: WithKey): void {
  const cached = cachedQuery(client, query)
  if (cached) sources.delete(cached)
}

/** Returns true for the queries whose data a prerendered page contains. */
export const isInPage = (query: Query): boolean =>
  defaultShouldDehydrateQuery(query) && !sources.has(query)

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

import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { idle } from '#lib/when.ts'

const hydrating = new WeakSet<QueryClient>()

/**
 * Fills the cache with the data of a prerendered page, which is as old as the build. Stale data is not
 * refetched before {@link revalidateWhenIdle}: requests would compete with the hydration.
 */
export function hydrateQueries(queryClient: QueryClient, data: DehydratedState): void {
  hydrating.add(queryClient)
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    ...others,
    // A function, because a section may render before the browser is idle and mount after.
    queries: { ...queries, refetchOnMount: () => !hydrating.has(queryClient) },
  })
  // A section may mount late, such as one below the fold.
  hydrate(queryClient, data, { defaultOptions: { queries: { gcTime: Infinity } } })
}

/**
 * Refetches stale data of mounted queries once the browser is idle. The old data is shown
 * meanwhile.
 */
export function revalidateWhenIdle(queryClient: QueryClient): void {
  idle(() => {
    hydrating.delete(queryClient)
    void queryClient.refetchQueries({ type: 'active', stale: true })
  })
}

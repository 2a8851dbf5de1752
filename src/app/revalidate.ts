import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { idle } from '#lib/when.ts'

function setRefetchOnMount(queryClient: QueryClient, refetchOnMount: boolean): void {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, refetchOnMount } })
}

/**
 * Fills the cache with the data of a prerendered page, which is as old as the build. Stale data is not
 * refetched before {@link revalidateWhenIdle}: requests would compete with the hydration.
 */
export function hydrateQueries(queryClient: QueryClient, data: DehydratedState): void {
  setRefetchOnMount(queryClient, false)
  hydrate(queryClient, data)
}

/**
 * Refetches stale data of mounted queries once the browser is idle. The old data is shown
 * meanwhile.
 */
export function revalidateWhenIdle(queryClient: QueryClient): void {
  idle(() => {
    setRefetchOnMount(queryClient, true)
    void queryClient.refetchQueries({ type: 'active', stale: true })
  })
}

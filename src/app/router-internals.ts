import type { AppRouter } from './router.tsx'

/**
 * Makes the first client render equal to the prerendered page: the server renders without a Suspense
 * boundary around each match. The router has no public option for hydration outside of TanStack Start.
 */
export function hydrateAsPrerendered(router: AppRouter): void {
  router.ssr = { manifest: undefined }
}

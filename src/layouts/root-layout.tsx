import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LiveRegion } from '#ui/live-region.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { RouteFocus } from './route-focus.tsx'

// In `prod` nothing imports the panel, so that its code is not even in the build.
const SiteDebug =
  import.meta.env.VITE_ENV_LABEL === 'prod'
    ? null
    : lazy(async () => ({ default: (await import('./site-debug.tsx')).SiteDebug }))

/** What every page of every layout has: its outlet, the announcer, the focus after a navigation. */
export function RootLayout() {
  const hydrated = useHydrated()
  return (
    <>
      <Outlet />
      <RouteFocus />
      <LiveRegion />
      {SiteDebug && hydrated && (
        <Suspense>
          <SiteDebug />
        </Suspense>
      )}
    </>
  )
}

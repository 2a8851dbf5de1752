import { Outlet } from '@tanstack/react-router'
import { LiveRegion } from '#ui/live-region.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SiteDebug } from './site-debug.tsx'

/** What every page of every layout has: its outlet, the announcer, the focus after a navigation. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteFocus />
      <LiveRegion />
      {import.meta.env.VITE_ENV_LABEL !== 'prod' && <SiteDebug />}
    </>
  )
}

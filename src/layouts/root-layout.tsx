import { Outlet, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ImagesNote } from '#ui/feedback/images-note.tsx'
import { OfflineNote } from '#ui/feedback/offline-note.tsx'
import { Optional } from '#ui/feedback/optional.tsx'
import { BottomStack } from '#ui/page/bottom-stack.tsx'
import { LiveRegion } from '#ui/page/live-region.tsx'
import { AfterInteraction } from '#ui/when/after-interaction.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SiteDataSaving } from './site-data-saving.tsx'
import { SiteMusic } from './site-music.tsx'

// Only `qa` and `local` contain the panel, whose only import is here: no other label ever shows it.
const SiteDebug =
  import.meta.env.VITE_ENV_LABEL === 'qa' || import.meta.env.VITE_ENV_LABEL === 'local'
    ? lazy(async () => ({ default: (await import('./site-debug.tsx')).SiteDebug }))
    : null

/**
 * The layout around every page: the outlet, the focus after a navigation, the live region, and the
 * bars at the bottom.
 */
export function RootLayout() {
  const hydrated = useHydrated()
  return (
    <>
      <Outlet />
      <RouteFocus />
      <SiteDataSaving />
      <LiveRegion />
      <BottomStack>
        <OfflineNote />
        <Optional>
          <ImagesNote />
        </Optional>
        <AfterInteraction>
          <SiteMusic />
        </AfterInteraction>
        {(import.meta.env.VITE_MOCK || SiteDebug) && (
          <Optional>
            <DemoStrip>
              {SiteDebug && hydrated && (
                <Suspense>
                  <Optional>
                    <SiteDebug />
                  </Optional>
                </Suspense>
              )}
            </DemoStrip>
          </Optional>
        )}
      </BottomStack>
    </>
  )
}

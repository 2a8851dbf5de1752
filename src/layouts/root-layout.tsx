import { i18n } from '@lingui/core'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { musicCode, musicPageOf } from '#ui/page/static-data.ts'
import { langOf } from '#i18n/lang.ts'
import { isSavingData, onDataSaving } from '#lib/preferences.ts'
import { OfflineNote } from '#ui/feedback/offline-note.tsx'
import { Optional, AfterInteraction, lazyExtra } from '#ui/feedback/optional.tsx'
import { isVideoOnAtom } from '#ui/media/video-flag.ts'
import { LiveRegion } from '#ui/page/live-region.tsx'
import { BottomStack } from '#ui/page/slots.tsx'
import laterStyles from '#ui/styles/later.css?url'
import { useHydrated } from '#ui/when/hydration.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { watchRemovedControls } from './removed-controls.ts'
import { RouteFocus } from './route-focus.tsx'

// Only `qa` and `local` contain the panel, whose only import is here: no other label ever shows it.
const SiteDebug =
  import.meta.env.VITE_ENV_LABEL === 'qa' || import.meta.env.VITE_ENV_LABEL === 'local'
    ? lazy(async () => ({ default: (await import('./site-debug.tsx')).SiteDebug }))
    : null

const ImagesNote = lazyExtra(async () => (await import('#ui/feedback/images-note.tsx')).ImagesNote)

/**
 * Renders the layout around every page: the outlet, the focus after a navigation, the live region, and the bars at the
 * bottom.
 */
export function RootLayout() {
  const hydrated = useHydrated()
  useEffect(watchRemovedControls, [])
  return (
    <>
      <Outlet />
      <RouteFocus />
      <SiteDataSaving />
      <LiveRegion />
      <BottomStack>
        <OfflineNote />
        <AfterInteraction>
          <ImagesNote />
        </AfterInteraction>
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
      <link rel="stylesheet" href={laterStyles} media="print, (forced-colors: active)" />
    </>
  )
}

/** Disables preloading in the router while data is saved. */
function SiteDataSaving() {
  const router = useRouter()
  // Applies the stored choice to the router.
  useEffect(() => {
    const apply = () =>
      router.update({ ...router.options, defaultPreload: isSavingData() ? false : 'intent' })
    apply()
    return onDataSaving(apply)
  }, [router])
  return null
}

const MusicLoader = lazyExtra(
  async () => (await import('#features/music/music-loader.tsx')).MusicLoader,
)

/**
 * Plays the background music of the current page. It is above all layouts, so that the music
 * continues across pages; its code is loaded with the first page that has music. The webview and
 * prerender agents have none (docs/product.md#music).
 */
function SiteMusic() {
  const page = useMatches({ select: (matches) => musicPageOf(matches.at(-1)) })
  const isNight = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === 'event'),
  })
  const isVideoOn = useAtomValue(isVideoOnAtom)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (page !== undefined && !wasNeeded) setWasNeeded(true)
  if (!wasNeeded) return null
  return (
    <MusicLoader
      code={musicCode(page, langOf(i18n.locale))}
      isVideoOn={isVideoOn}
      scheme={isNight ? 'dark' : undefined}
    />
  )
}

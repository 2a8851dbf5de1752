import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { Optional } from '#ui/feedback/optional.tsx'
import { useSettledPage } from './use-settled-page.ts'

// Loaded lazily: popups are not part of the first load.
const PopupQueue = lazyExtra(async () => (await import('./popup-queue.tsx')).PopupQueue)

/** Renders the popups of the main page once the page has been idle for a while. */
export function Popups() {
  return (
    useSettledPage() && (
      <Optional>
        <Suspense>
          <PopupQueue />
        </Suspense>
      </Optional>
    )
  )
}

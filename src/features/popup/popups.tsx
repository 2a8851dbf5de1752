import { Suspense } from 'react'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { useSettledPage } from './use-settled-page.ts'

// Loaded lazily: popups are not part of the first load.
const PopupLoader = lazyExtra(async () => (await import('./popup-loader.tsx')).PopupLoader)

interface PopupsProps {
  /** True while something else waits for the visitor. */
  isHeld: boolean
}

/** Renders the popups of the main page once the visitor has had a look at it. */
export function Popups({ isHeld }: PopupsProps) {
  const isSettled = useSettledPage(isHeld)
  return (
    isSettled && (
      <Optional>
        <Suspense>
          <PopupLoader />
        </Suspense>
      </Optional>
    )
  )
}

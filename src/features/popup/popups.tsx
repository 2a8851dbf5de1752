import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { useRest } from './use-rest.ts'

// Nothing of them is a part of the first load.
const PopupQueue = lazyExtra(async () => (await import('./popup-queue.tsx')).PopupQueue)

/** The popups of the main page, once it has stood idle for a while. */
export function Popups() {
  return (
    useRest() && (
      <Suspense>
        <PopupQueue />
      </Suspense>
    )
  )
}

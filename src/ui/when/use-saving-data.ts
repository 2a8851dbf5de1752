import { useSyncExternalStore } from 'react'
import { isSavingData, onDataSaving } from '#lib/data-saving.ts'

const notKnown = () => null

/**
 * Whether as little as possible is to be loaded (`/settings`, or the browser's own word on it); `null`
 * until the device was asked, which is after hydration, so that the first render always matches.
 */
export function useSavingData(): boolean | null {
  return useSyncExternalStore(onDataSaving, isSavingData, notKnown)
}

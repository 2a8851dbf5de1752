import { useSyncExternalStore } from 'react'
import { isSavingData, onDataSaving } from '#lib/preferences.ts'

const notKnown = () => null

/**
 * Returns whether to load as little as possible (`/settings`, or the browser's setting); `null`
 * until hydration, so that the first render always matches.
 */
export function useSavingData(): boolean | null {
  return useSyncExternalStore(onDataSaving, isSavingData, notKnown)
}

import { useEffect, useState } from 'react'
import { isSavingData, onDataSaving } from '#lib/preferences.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import type { When } from '#lib/when.ts'
import { useFromBrowser, useHydrated } from './hydration.tsx'

/** Returns true once the moment is reached; always false for a prerender agent. */
export function useWhen(when: When): boolean {
  const [hasCome, setHasCome] = useState(false)
  // Waits for the moment.
  useEffect(
    () => (isPrerenderAgent(navigator.userAgent) ? undefined : when(() => setHasCome(true))),
    [when],
  )
  return hasCome
}

/**
 * Returns true for a prerender agent (docs/product.md#prerender-agents); false while a prerendered
 * page is hydrated, so that the first render always matches.
 */
export function usePrerenderAgent(): boolean {
  return useHydrated() && isPrerenderAgent(navigator.userAgent)
}

const notKnown = () => null

/**
 * Returns whether to load as little as possible (`/settings`, or the browser's setting); `null`
 * until hydration, so that the first render always matches.
 */
export function useSavingData(): boolean | null {
  return useFromBrowser(onDataSaving, isSavingData, notKnown)
}

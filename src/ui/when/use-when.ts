import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import type { When } from '#lib/when.ts'

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

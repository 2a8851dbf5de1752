import { isPrerenderAgent } from '#lib/user-agent.ts'
import { useHydrated } from '@tanstack/react-router'

/**
 * Returns true for a prerender agent (docs/product.md#prerender-agents); false while a prerendered
 * page is hydrated, so that the first render always matches.
 */
export function usePrerenderAgent(): boolean {
  return useHydrated() && isPrerenderAgent(navigator.userAgent)
}

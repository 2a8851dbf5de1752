import { useSyncExternalStore } from 'react'
import { isPrerenderAgent } from '#lib/user-agent.ts'

const never = () => () => {}

/**
 * True for an agent that stores pages (decisions, "A prerender agent"); false while a prerendered
 * page is hydrated, so that the first render always matches.
 */
export function usePrerenderAgent(): boolean {
  return useSyncExternalStore(
    never,
    () => isPrerenderAgent(navigator.userAgent),
    () => false,
  )
}

import { useEffect, useState } from 'react'
import type { When } from '#lib/when.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'

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

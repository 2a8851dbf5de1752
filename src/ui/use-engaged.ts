import { useEffect, useState } from 'react'
import { whenEngaged } from '#lib/engaged.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'

/** True once the visitor has taken the page up, or it has stood for a while; never for a prerender agent. */
export function useEngaged(): boolean {
  const [engaged, setEngaged] = useState(false)
  // Waits for the visitor.
  useEffect(
    () => (isPrerenderAgent(navigator.userAgent) ? undefined : whenEngaged(() => setEngaged(true))),
    [],
  )
  return engaged
}

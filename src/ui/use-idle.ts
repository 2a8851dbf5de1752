import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'

/** True once the browser has nothing more urgent to do; never for a prerender agent. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  // Waits for the browser to be idle.
  useEffect(
    () => (isPrerenderAgent(navigator.userAgent) ? undefined : whenIdle(() => setIdle(true))),
    [],
  )
  return idle
}

import { useEffect, useState } from 'react'
import { isPrerenderAgent } from '#lib/user-agent.ts'

const patienceMs = 3000

/** True once the browser has nothing more urgent to do; never for a prerender agent. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  // Waits for the browser to be idle; Safari has no word for that.
  useEffect(() => {
    if (isPrerenderAgent(navigator.userAgent)) return undefined
    const begin = () => setIdle(true)
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 1000)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(begin, { timeout: patienceMs })
    return () => window.cancelIdleCallback(request)
  }, [])
  return idle
}

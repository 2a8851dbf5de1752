import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'

/** A visitor sees the page before anything comes over it. */
const restMs = 3000

/** True once the page has been idle and then stood for 3 s; never for a prerender agent. */
export function useRest(): boolean {
  const [rested, setRested] = useState(false)
  // Waits for the browser to be idle, and for the visitor to have seen the page.
  useEffect(() => {
    if (isPrerenderAgent(navigator.userAgent)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const callOff = whenIdle(() => {
      timer = setTimeout(() => setRested(true), restMs)
    })
    return () => {
      callOff()
      clearTimeout(timer)
    }
  }, [])
  return rested
}

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

/** A value that follows once the browser is idle: for what comes after the page that has just been drawn. */
export function useIdleValue<T>(value: T): T {
  const [settled, setSettled] = useState(() => value)
  // Waits for the browser to be idle.
  useEffect(() => whenIdle(() => setSettled(() => value)), [value])
  return settled
}

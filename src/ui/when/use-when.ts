import { useEffect, useState } from 'react'
import { idle, type When } from '#lib/when.ts'
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

/** Returns the value of the last idle moment, for updates that may lag behind the rendered page. */
export function useIdleValue<T>(value: T): T {
  const [settled, setSettled] = useState(() => value)
  // Updates the value once the browser is idle.
  useEffect(() => idle(() => setSettled(() => value)), [value])
  return settled
}

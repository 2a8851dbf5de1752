import { useEffect, useState } from 'react'
import { idle, type When } from '#lib/when.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'

/** Returns true once the moment has come; always false for a prerender agent. */
export function useWhen(when: When): boolean {
  const [hasCome, setHasCome] = useState(false)
  // Waits for a moment of the visit.
  useEffect(
    () => (isPrerenderAgent(navigator.userAgent) ? undefined : when(() => setHasCome(true))),
    [when],
  )
  return hasCome
}

/** Returns the value of the last idle moment: for what may follow the page that was just rendered. */
export function useIdleValue<T>(value: T): T {
  const [settled, setSettled] = useState(() => value)
  // Waits for the browser to be idle.
  useEffect(() => idle(() => setSettled(() => value)), [value])
  return settled
}

import { useSyncExternalStore } from 'react'
import { serverNow } from '#lib/server-time.ts'

const minute = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/**
 * All components share one timer. Its interval is short enough that no outdated state is shown for
 * long.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, minute / 6)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const current = () => Math.floor(serverNow() / minute) * minute
const unknown = () => null

/**
 * Returns the time to the minute, in epoch ms; `null` until a prerendered page is
 * hydrated.
 */
export function useMinute(): number | null {
  return useSyncExternalStore<number | null>(subscribe, current, unknown)
}

import { serverNow } from '#lib/server-time.ts'
import { useFromBrowser } from './hydration.tsx'

const secondMs = 1000
const minuteMs = 60 * secondMs

/** Creates a clock that all components share. It is also read when a tab is shown again, or a device wakes up. */
function createClock(stepMs: number, intervalMs: number) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    for (const notify of listeners) notify()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (timer === undefined) {
        timer = setInterval(tick, intervalMs)
        document.addEventListener('visibilitychange', tick)
        window.addEventListener('pageshow', tick)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
        document.removeEventListener('visibilitychange', tick)
        window.removeEventListener('pageshow', tick)
      }
    },
    current: () => Math.floor(serverNow() / stepMs) * stepMs,
  }
}

const clocks = {
  second: createClock(secondMs, secondMs),
  // The interval is short enough that no outdated state is shown for long.
  minute: createClock(minuteMs, minuteMs / 6),
} as const

const unknown = () => null

/**
 * Returns the time to the second or to the minute, in epoch ms; `null` until a prerendered page is
 * hydrated.
 */
export function useNow(step: keyof typeof clocks): number | null {
  const { subscribe, current } = clocks[step]
  return useFromBrowser<number | null>(subscribe, current, unknown)
}

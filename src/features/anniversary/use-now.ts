import { useEffect, useState } from 'react'
import { serverNow } from '#lib/server-time.ts'

const secondMs = 1000

/**
 * Returns the time in epoch ms, updated every second; `null` on the first render, so that hydration matches.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  // Syncs with the clock.
  useEffect(() => {
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, secondMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

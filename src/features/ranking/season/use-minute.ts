import { useEffect, useState } from 'react'
import { serverNow } from '#lib/server-time.ts'

const minuteMs = 60_000

/** Returns the time in epoch ms, updated each minute; `null` in the first render, which must not read the clock. */
export function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  // Updates with the clock.
  useEffect(() => {
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

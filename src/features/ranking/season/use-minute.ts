import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time in epoch ms, a new one each minute; `null` in the first render, which knows no clock. */
export function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  // Keeps in step with the clock of the device.
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

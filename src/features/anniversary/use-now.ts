import { useEffect, useState } from 'react'

const second = 1000

/** The time in epoch ms, a new one each second; `null` in the first render, which knows no clock. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  // Keeps in step with the clock of the device.
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, second)
    return () => clearInterval(timer)
  }, [])
  return now
}

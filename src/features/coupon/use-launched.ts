import { useSyncExternalStore } from 'react'

/** Maximum delay of `setTimeout`, in ms. */
const maxTimeoutMs = 2 ** 31 - 1

/**
 * Returns true once the service has launched. The first render assumes that it has, which is wrong only in
 * the few days before the launch.
 * @param launchAt ISO 8601 with offset
 */
export function useLaunched(launchAt: string): boolean {
  const launch = Date.parse(launchAt)
  return useSyncExternalStore(
    (onChange) => onceAt(launch, onChange),
    () => Date.now() >= launch,
    () => true,
  )
}

/** Calls back at the given instant, unless it is past. @returns a cancel function */
function onceAt(instant: number, callBack: () => void): () => void {
  const waitMs = instant - Date.now()
  if (waitMs <= 0) return () => undefined
  const timer = setTimeout(callBack, Math.min(waitMs, maxTimeoutMs))
  return () => clearTimeout(timer)
}

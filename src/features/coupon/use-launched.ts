import { useSyncExternalStore } from 'react'

/** The longest wait that a timer knows, in milliseconds. */
const longestWaitMs = 2 ** 31 - 1

/**
 * True from the service launch on. The first render takes it for past, as it is for all but the few
 * days before it.
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

/** Calls back when an instant has come; nothing where it is past. */
function onceAt(instant: number, callBack: () => void): () => void {
  const waitMs = instant - Date.now()
  if (waitMs <= 0) return () => undefined
  const timer = setTimeout(callBack, Math.min(waitMs, longestWaitMs))
  return () => clearTimeout(timer)
}

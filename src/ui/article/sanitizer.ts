import { useEffect, useSyncExternalStore } from 'react'
import type { Sanitize } from './sanitize.ts'

/** The sanitizer; `null` before its code has loaded. */
type Loaded = Sanitize | 'failed' | null

let loaded: Loaded = null
const listeners = new Set<() => void>()

function set(next: Loaded): void {
  loaded = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = () => loaded

/** Sets the sanitizer of a prerender, created with a jsdom window (`createSanitizer`). */
export function setServerSanitizer(sanitize: Sanitize): void {
  set(sanitize)
}

/** Loads the sanitizer before a text whose size must not change after it renders. */
export async function loadSanitizer(): Promise<void> {
  if (typeof loaded === 'function') return
  try {
    const { createSanitizer } = await import('./sanitize.ts')
    // Concurrent calls load the same module; the first one creates the sanitizer.
    if (typeof loaded !== 'function') set(createSanitizer(window))
  } catch (failure) {
    console.warn('The sanitizer could not be loaded', failure)
    set('failed')
  }
}

/** Returns the sanitizer, whose code loads with the first text that needs it. */
export function useSanitizer(wanted: boolean): Loaded {
  const sanitizer = useSyncExternalStore(subscribe, current, current)
  // Loads the code. If that failed before, the next text retries it.
  useEffect(() => {
    if (wanted && typeof loaded !== 'function') void loadSanitizer()
  }, [wanted])
  return sanitizer
}

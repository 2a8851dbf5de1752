import { useEffect, useSyncExternalStore } from 'react'

export interface LinkRules {
  /** Where an address leads within the site, or `null` where it leads away. */
  ownPath: (address: string) => string | null
  /** Links that lead away stay in this view, as a webview has only one. */
  sameView: boolean
}

/** Makes HTML safe: TrustedHTML in a browser that knows it, a string elsewhere. */
export type Sanitize = (html: string, rules: LinkRules) => string | TrustedHTML

/** The code that is not there yet, could not be had, or the sanitiser itself. */
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

/** Puts in the sanitiser of a prerender, made on a window of jsdom (`createSanitizer`). */
export function setServerSanitizer(sanitize: Sanitize): void {
  set(sanitize)
}

async function load(): Promise<void> {
  try {
    const { createSanitizer } = await import('./sanitize.ts')
    // Two at once ask for the same module; the first to come in makes the one sanitiser.
    if (typeof loaded !== 'function') set(createSanitizer(window))
  } catch (failure) {
    console.warn('no sanitiser', failure)
    set('failed')
  }
}

/** The sanitiser, whose code comes on demand: with the first text that needs it. */
export function useSanitizer(wanted: boolean): Loaded {
  const sanitizer = useSyncExternalStore(subscribe, current, current)
  // Fetches the code; one that failed is asked for again by the next text.
  useEffect(() => {
    if (wanted && typeof loaded !== 'function') void load()
  }, [wanted])
  return sanitizer
}

import { useEffect, useSyncExternalStore } from 'react'

/** A part of a text and where it leads. */
interface FoundLink {
  index: number
  text: string
  /** Root-relative, without the prefix of the language. */
  address: string
}

/** Finds what of a text leads somewhere although no editor made it a link; in their order. */
export type FindLinks = (text: string) => readonly FoundLink[]

export interface LinkRules {
  /** Where an address leads within the site, or `null` where it leads away. */
  ownPath: (address: string) => string | null
  /** Links that lead away stay in this view, as a webview has only one. */
  sameView: boolean
  /** The level of the text's first headings; 2 where none is given. */
  topHeading?: number | undefined
  /** What becomes a link in the words themselves; nothing where none is given. */
  findLinks?: FindLinks | undefined
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

/** Fetches the sanitiser ahead of a text that must not change its size when it comes. */
export async function loadSanitizer(): Promise<void> {
  if (typeof loaded === 'function') return
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
    if (wanted && typeof loaded !== 'function') void loadSanitizer()
  }, [wanted])
  return sanitizer
}

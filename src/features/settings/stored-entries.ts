import { readStored, storedKeys } from '#lib/storage.ts'

/** What the site keeps on the device (decisions, "Kept on the device"). */
export type StoredKind =
  | 'language'
  | 'language-hint'
  | 'scheme'
  | 'motion'
  | 'hidden-popup'
  | 'consent'
  | 'music'
  | 'reload'

/** The keys of each kind; those that end in `_` are followed by an id. */
const kinds: readonly (readonly [StoredKind, readonly string[]])[] = [
  ['language', ['language']],
  ['language-hint', ['languageHintSeen']],
  ['scheme', ['scheme']],
  ['motion', ['motion']],
  ['hidden-popup', ['NO_SHOW_TODAY_']],
  ['consent', ['consentCookie', 'consentCookieTime', 'consentExpireTime']],
  ['music', ['bgmPlayStatus']],
  ['reload', ['chunkReloadedAt']],
]

export interface StoredEntry {
  key: string
  kind: StoredKind
  value: string
}

function fits(key: string, known: string): boolean {
  return known.endsWith('_') ? key.startsWith(known) : key === known
}

/** What of `keys` is the site's own, kind by kind. */
export function entriesOf(
  keys: readonly string[],
  read: (key: string) => string | null,
): StoredEntry[] {
  return kinds.flatMap(([kind, knownKeys]) =>
    knownKeys.flatMap((known) =>
      keys.filter((key) => fits(key, known)).map((key) => ({ key, kind, value: read(key) ?? '' })),
    ),
  )
}

/** What is stored on this device now. */
export function storedEntries(): StoredEntry[] {
  return entriesOf(storedKeys(), readStored)
}

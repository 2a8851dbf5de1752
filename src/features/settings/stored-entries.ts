import { storage } from '#lib/storage.ts'

/** What the site keeps on the device (docs/product.md#settings-and-storage). */
export type StoredKind =
  | 'language'
  | 'language-hint'
  | 'scheme'
  | 'motion'
  | 'hidden-popup'
  | 'consent'
  | 'consent-time'
  | 'consent-expiry'
  | 'music'
  | 'music-start'
  | 'music-volume'
  | 'music-muted'
  | 'own-name'
  | 'stars'
  | 'unread'
  | 'data-saving'
  | 'coupons'
  | 'uids'
  | 'other'

/** The keys of each kind; those that end in `_` are followed by an id. */
const kinds: readonly (readonly [StoredKind, readonly string[]])[] = [
  ['language', ['language']],
  ['language-hint', ['languageHintSeen']],
  ['scheme', ['scheme']],
  ['motion', ['motion']],
  ['data-saving', ['dataSaving']],
  ['hidden-popup', ['NO_SHOW_TODAY_']],
  ['consent', ['consentCookie']],
  ['consent-time', ['consentCookieTime']],
  ['consent-expiry', ['consentExpireTime']],
  ['coupons', ['couponHistory']],
  ['uids', ['couponUids']],
  ['music', ['bgmPlayStatus']],
  ['music-start', ['musicStart']],
  ['music-volume', ['musicVolume']],
  ['music-muted', ['musicMuted']],
  ['own-name', ['rankingName']],
  ['stars', ['rankingStars']],
  ['unread', ['unreadMarks']],
]

export interface StoredEntry {
  key: string
  kind: StoredKind
  value: string
}

function fits(key: string, known: string): boolean {
  return known.endsWith('_') ? key.startsWith(known) : key === known
}

/** Everything under `keys`, kind by kind; what the site has no name for comes last, and is shown as well. */
export function entriesOf(
  keys: readonly string[],
  read: (key: string) => string | null,
): StoredEntry[] {
  const entryOf = (kind: StoredKind) => (key: string) => ({ key, kind, value: read(key) ?? '' })
  const known = kinds.flatMap(([kind, names]) =>
    names.flatMap((name) => keys.filter((key) => fits(key, name)).map(entryOf(kind))),
  )
  const knownKeys = new Set(known.map(({ key }) => key))
  return [...known, ...keys.filter((key) => !knownKeys.has(key)).map(entryOf('other'))]
}

/** What is stored on this device now. */
export function storedEntries(): StoredEntry[] {
  return entriesOf(storage.keys(), storage.getItem)
}

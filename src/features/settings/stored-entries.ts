import { storage, tabStorage } from '#lib/storage.ts'

/**
 * The kinds of data that the site stores on the device (docs/product.md#settings-and-storage), and their keys. Keys
 * that do not end in a letter are prefixes, followed by an id or a message.
 */
const kinds = [
  ['language', ['language']],
  ['language-hint', ['languageHintSeen']],
  ['message-language', ['messageLanguage']],
  ['scheme', ['scheme']],
  ['motion', ['motion']],
  ['data-saving', ['dataSaving']],
  ['hidden-popup', ['NO_SHOW_TODAY_']],
  ['consent', ['consentCookie']],
  ['consent-time', ['consentCookieTime']],
  ['consent-expiry', ['consentExpireTime']],
  ['coupons', ['couponHistory']],
  ['uids', ['couponUids']],
  ['coupon-form', ['couponFields']],
  ['survey-drafts', ['surveyDraft_']],
  ['music', ['bgmPlayStatus']],
  ['music-start', ['musicStart']],
  ['music-volume', ['musicVolume']],
  ['music-muted', ['musicMuted']],
  ['own-name', ['rankingName']],
  ['stars', ['rankingStars']],
  ['unread', ['unreadMarks']],
  ['lanterns', ['lanterns']],
  ['tab', ['reloaded after: ', 'tanstack_router_reload:', 'tsr-scroll-restoration-v']],
] as const

export type StoredKind = (typeof kinds)[number][0] | 'other'

export interface StoredEntry {
  key: string
  kind: StoredKind
  value: string
}

function fits(key: string, known: string): boolean {
  return /[^a-z]$|-v$/i.test(known) ? key.startsWith(known) : key === known
}

/** Returns the entries of `keys` by kind; unknown keys are listed last. */
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

/** Returns all entries currently stored on this device, for good or for this tab. */
export function storedEntries(): StoredEntry[] {
  const keys = new Set([...storage.keys(), ...tabStorage.keys()])
  return entriesOf([...keys], (key) => storage.getItem(key) ?? tabStorage.getItem(key))
}

/** Deletes an entry. */
export function eraseEntry(key: string): void {
  tabStorage.removeItem(key)
  storage.removeItem(key)
}

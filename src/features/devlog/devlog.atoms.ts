import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { asLang, type Lang } from '#i18n/lang.ts'
import { storageOf } from '#lib/storage.ts'

const failedMessageAtom = atom<number | null>(null)

/** Id of the message that failed to load and sent the reader back, or `null`. */
export const unavailableMessageAtom = atom((get) => get(failedMessageAtom))

export const reportUnavailableMessageAtom = atom(null, (_get, set, id: number) =>
  set(failedMessageAtom, id),
)

export const dismissUnavailableMessageAtom = atom(null, (_get, set) => set(failedMessageAtom, null))

/**
 * The language in which this device shows messages next to the page's own, or `null`; always `null` until
 * mounted, which is after hydration.
 */
export const rememberedLangAtom = atomWithStorage<Lang | null>(
  'messageLanguage',
  null,
  storageOf<Lang | null>({ parse: asLang, format: (lang) => lang }),
)

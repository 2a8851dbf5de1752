import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storage } from '#lib/storage.ts'
import {
  consentKeys,
  nothingAllowed,
  readConsent,
  recordOf,
  type Consent,
} from './consent-record.ts'

/** Returns the stored choice if it is still valid, otherwise `null`. */
function currentConsent(): Consent | null {
  const record = {
    consentCookie: storage.getItem('consentCookie'),
    consentCookieTime: storage.getItem('consentCookieTime'),
    consentExpireTime: storage.getItem('consentExpireTime'),
  }
  return readConsent(record, Date.now())
}

type Choice = Consent | null | 'unread'

/** Storage of the choice under three keys, valid for twelve months. */
const consentStorage = {
  getItem: (): Choice => currentConsent(),
  setItem: (_key: string, choice: Choice): void => {
    if (choice === null || choice === 'unread') return
    const record = recordOf(choice, Date.now())
    for (const key of consentKeys) storage.setItem(key, record[key])
  },
  removeItem: () => consentKeys.forEach(storage.removeItem),
  subscribe: (_key: string, callback: (choice: Choice) => void) => {
    const stops = consentKeys.map((key) => storage.subscribe(key, () => callback(currentConsent())))
    return () => stops.forEach((stop) => stop())
  },
}

const storedAtom = atomWithStorage<Choice>('consentCookie', 'unread', consentStorage)

/** The visitor's choice; `null` if there is none, `unread` until mounted, which is after hydration. */
export const consentChoiceAtom = atom((get) => get(storedAtom))

/** Allowed categories. */
export const consentAtom = atom((get): Consent => {
  const choice = get(storedAtom)
  return choice === null || choice === 'unread' ? nothingAllowed : choice
})

/** Stores a choice. @returns false if the browser kept an older choice, which the next document reads */
export const chooseConsentAtom = atom(null, (get, set, consent: Consent) => {
  const before = get(storedAtom)
  set(storedAtom, consent)
  const hadChoice = before !== null && before !== 'unread'
  return !hadChoice || !consentKeys.some(storage.isStale)
})

/** Reads storage again: the choice may have expired, or may have been withdrawn in another tab. */
export function isAllowedNow(category: keyof Consent): boolean {
  return currentConsent()?.[category] === true
}

import { millisecondsInDay } from 'date-fns/constants'
import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import * as v from 'valibot'
import { storage } from '#lib/storage.ts'
import {
  consentKeys,
  nothingAllowed,
  recordOf,
  yearAfter,
  type Consent,
  type ConsentRecord,
} from './consent-record.ts'

const Stored = v.strictObject({ analytical: v.boolean(), advertising: v.boolean() })

const StoredConsent = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), Stored)), null)

/** Parses stored epoch ms; `NaN` if invalid. */
function timeOf(text: string | null): number {
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
}

/**
 * Returns the choice that is valid at `now` (epoch ms). Returns `null` if no choice is stored, or if the
 * record has expired, is unreadable or was tampered with: made more than a day in the future (the clock of the
 * device may have been corrected since), or valid for more than twelve
 * months (docs/product.md#cookie-consent).
 */
export function readConsent(record: ConsentRecord, now: number): Consent | null {
  const madeAt = timeOf(record.consentCookieTime)
  const expiresAt = timeOf(record.consentExpireTime)
  const isValid =
    madeAt <= now + millisecondsInDay && now < expiresAt && expiresAt <= yearAfter(madeAt)
  return isValid ? v.parse(StoredConsent, record.consentCookie) : null
}

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

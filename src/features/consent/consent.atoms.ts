import { atom } from 'jotai'
import { readKept, tellKept, writeKept } from '#lib/kept.ts'
import {
  consentKeys,
  nothingAllowed,
  readConsent,
  recordOf,
  type Consent,
} from './consent-record.ts'

/** What is allowed at this moment, as it is kept; `null` where it has to be asked. */
function currentConsent(): Consent | null {
  const record = {
    consentCookie: readKept('consentCookie'),
    consentCookieTime: readKept('consentCookieTime'),
    consentExpireTime: readKept('consentExpireTime'),
  }
  return readConsent(record, Date.now())
}

const choiceAtom = atom<Consent | null | 'unread'>('unread')

/** The choice of the visitor, `null` where there is none, `unread` until the device was asked. */
export const consentChoiceAtom = atom((get) => get(choiceAtom))

/** What is allowed, for everything that asks before it acts. */
export const consentAtom = atom((get): Consent => {
  const choice = get(choiceAtom)
  return choice === null || choice === 'unread' ? nothingAllowed : choice
})

/** Reads what is kept; not before hydration. Whatever looks like the same choice changes nothing. */
export const readConsentAtom = atom(null, (get, set) => {
  const [known, current] = [get(choiceAtom), currentConsent()]
  if (JSON.stringify(known) !== JSON.stringify(current)) set(choiceAtom, current)
})

/** Keeps a choice for twelve months; it counts at once. */
export const chooseConsentAtom = atom(null, (_get, set, consent: Consent) => {
  const record = recordOf(consent, Date.now())
  for (const key of consentKeys) writeKept(key, record[key])
  set(choiceAtom, consent)
  for (const key of consentKeys) tellKept(key)
})

/** Whether `category` is allowed at this very moment: withdrawn in another tab, expired, tampered with. */
export function isAllowedNow(category: keyof Consent): boolean {
  return currentConsent()?.[category] === true
}

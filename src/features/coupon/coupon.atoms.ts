import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storageOf } from '#lib/storage.ts'
import {
  entryOf,
  meaningAfter,
  parseHistory,
  remembered,
  withEntry,
  type CouponEntry,
} from './coupon-history.ts'
import type { CouponOutcome } from './coupon-outcome.ts'
import { parseUids, withUid } from './known-uids.ts'

const format = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null)

const historyKey = 'couponHistory'
const historyStorage = storageOf<CouponEntry[]>({ parse: parseHistory, format })
const entriesAtom = atomWithStorage<CouponEntry[]>(historyKey, [], historyStorage)
/** Another tab may have written meanwhile: each write starts from storage. */
const readHistory = () => historyStorage.getItem(historyKey)
/** What is shown while a coupon is being sent, or `null`. */
const shownMeanwhileAtom = atom<CouponEntry[] | null>(null)

const uidsKey = 'couponUids'
const uidsStorage = storageOf<string[]>({ parse: parseUids, format })
const uidsAtom = atomWithStorage<string[]>(uidsKey, [], uidsStorage)

/** The coupons that were sent from this device, newest first. */
export const historyAtom = atom((get) => get(shownMeanwhileAtom) ?? get(entriesAtom))

/** The UIDs that the visitor wanted to be remembered. */
export const knownUidsAtom = atom((get) => get(uidsAtom))

interface Attempt {
  code: string
  uid: string
  /** The time of the submit, epoch ms. */
  at: number
}

/**
 * Stores that a coupon is being sent, as lost until there is a response: a page that is closed or
 * reloaded meanwhile never gets one. @returns the function that stores the response and returns its
 * meaning
 */
export const noteAttemptAtom = atom(null, (get, set, attempt: Attempt) => {
  const { code, uid, at } = attempt
  const before = entryOf(readHistory(), attempt)
  const note = (result: CouponOutcome) => {
    const entry = remembered(before, { code, uid, at, result })
    set(entriesAtom, withEntry(readHistory(), entry))
  }
  // Stored but not shown: on this page the request is still pending.
  set(shownMeanwhileAtom, get(entriesAtom))
  note('lost')
  return (answer: CouponOutcome): CouponOutcome => {
    const meaning = meaningAfter(before, answer)
    note(meaning)
    set(shownMeanwhileAtom, null)
    return meaning
  }
})

export const rememberUidAtom = atom(null, (_get, set, uid: string) =>
  set(uidsAtom, withUid(uidsStorage.getItem(uidsKey), uid)),
)

export const clearHistoryAtom = atom(null, (_get, set) => {
  set(entriesAtom, [])
  set(shownMeanwhileAtom, null)
})

export const clearUidsAtom = atom(null, (_get, set) => set(uidsAtom, []))

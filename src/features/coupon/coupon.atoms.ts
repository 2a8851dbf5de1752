import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storageOf } from '#lib/storage.ts'
import {
  entryOf,
  interpretOutcome,
  parseHistory,
  parseUids,
  mergeEntry,
  withEntry,
  withUid,
  type CouponEntry,
} from './coupon-history.ts'
import type { CouponOutcome } from './coupon-outcome.ts'

const format = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null)

const historyKey = 'couponHistory'
const historyStorage = storageOf<CouponEntry[]>({ parse: parseHistory, format })
const entriesAtom = atomWithStorage<CouponEntry[]>(historyKey, [], historyStorage)
/** Reads storage before each write, since another tab may have written to it. */
const readHistory = () => historyStorage.getItem(historyKey)
/** History shown while a request is pending, or `null`. */
const shownWhilePendingAtom = atom<CouponEntry[] | null>(null)

const uidsKey = 'couponUids'
const uidsStorage = storageOf<string[]>({ parse: parseUids, format })
const uidsAtom = atomWithStorage<string[]>(uidsKey, [], uidsStorage)

/** Coupon history, newest first. */
export const historyAtom = atom((get) => get(shownWhilePendingAtom) ?? get(entriesAtom))

/** UIDs that the visitor chose to save. */
export const knownUidsAtom = atom((get) => get(uidsAtom))

interface Attempt {
  code: string
  uid: string
  /** Time of the submit, epoch ms. */
  at: number
}

/**
 * Stores a pending attempt as lost, in case the page is closed or reloaded before the response arrives.
 * @returns a function that stores the outcome and returns its interpretation
 */
export const recordAttemptAtom = atom(null, (get, set, attempt: Attempt) => {
  const { code, uid, at } = attempt
  const before = entryOf(readHistory(), attempt)
  const record = (result: CouponOutcome) => {
    const entry = mergeEntry(before, { code, uid, at, result })
    set(entriesAtom, withEntry(readHistory(), entry))
  }
  // Stored but not shown: on this page the request is still pending.
  set(shownWhilePendingAtom, get(entriesAtom))
  record('lost')
  return (outcome: CouponOutcome): CouponOutcome => {
    const interpreted = interpretOutcome(before, outcome)
    record(interpreted)
    set(shownWhilePendingAtom, null)
    return interpreted
  }
})

export const rememberUidAtom = atom(null, (_get, set, uid: string) =>
  set(uidsAtom, withUid(uidsStorage.getItem(uidsKey), uid)),
)

export const clearHistoryAtom = atom(null, (_get, set) => {
  set(entriesAtom, [])
  set(shownWhilePendingAtom, null)
})

export const clearUidsAtom = atom(null, (_get, set) => set(uidsAtom, []))

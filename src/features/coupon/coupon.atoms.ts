import { atom } from 'jotai'
import { readKept, removeKept, writeKept } from '#lib/kept.ts'
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

const historyKey = 'couponHistory'
const uidsKey = 'couponUids'

/** Where the passport is kept. */
export const passportKeys = [historyKey, uidsKey]

const readHistory = () => parseHistory(readKept(historyKey))
const readUids = () => parseUids(readKept(uidsKey))

interface Passport {
  history: CouponEntry[]
  uids: string[]
  /** When it was read, epoch ms. */
  readAt: number
}

const passport = atom<Passport>({ history: [], uids: [], readAt: 0 })

/** The coupons that were sent from this device, newest first. */
export const historyAtom = atom((get) => get(passport).history)

/** The UIDs that the visitor wanted to be remembered. */
export const knownUidsAtom = atom((get) => get(passport).uids)

/** When the passport was read, epoch ms: what is left of its days is counted from then. */
export const readAtAtom = atom((get) => get(passport).readAt)

/** Reads what is kept; not before hydration. */
export const readPassportAtom = atom(null, (_get, set) =>
  set(passport, { history: readHistory(), uids: readUids(), readAt: Date.now() }),
)

interface Attempt {
  code: string
  uid: string
  /** When it was pressed, epoch ms. */
  at: number
}

/**
 * Notes that a coupon is being sent, as lost until there is an answer: a page that is closed or
 * loaded anew meanwhile never sees one. @returns what notes the answer, and what it means by then
 */
export const noteAttemptAtom = atom(null, (_get, set, attempt: Attempt) => {
  const { code, uid, at } = attempt
  const before = entryOf(readHistory(), attempt)
  // Another tab may have written meanwhile: what is kept is read each time.
  const note = (result: CouponOutcome) => {
    const entry = remembered(before, { code, uid, at, result })
    writeKept(historyKey, JSON.stringify(withEntry(readHistory(), entry)))
  }
  // Kept and not shown: on this page it is still on its way.
  note('lost')
  return (answer: CouponOutcome): CouponOutcome => {
    const meaning = meaningAfter(before, answer)
    note(meaning)
    set(readPassportAtom)
    return meaning
  }
})

export const rememberUidAtom = atom(null, (_get, set, uid: string) => {
  writeKept(uidsKey, JSON.stringify(withUid(readUids(), uid)))
  set(readPassportAtom)
})

export const clearHistoryAtom = atom(null, (_get, set) => {
  removeKept(historyKey)
  set(readPassportAtom)
})

export const clearUidsAtom = atom(null, (_get, set) => {
  removeKept(uidsKey)
  set(readPassportAtom)
})

import { atom } from 'jotai'
import type { Delivery } from '#api/send-once.ts'
import { surveyOutcome } from './survey-outcome.ts'

/** The surveys whose answers may have been saved although no response came. */
const lostAtom = atom<ReadonlySet<number>>(new Set<number>())

/** Records what became of the answers to a survey, and returns the outcome in the light of earlier attempts. */
export const recordDeliveryAtom = atom(null, (get, set, id: number, delivery: Delivery) => {
  const outcome = surveyOutcome(delivery, get(lostAtom).has(id))
  if (delivery.kind === 'lost') set(lostAtom, new Set([...get(lostAtom), id]))
  return outcome
})

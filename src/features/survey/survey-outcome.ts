import { isUnauthorized } from '#api/api-error.ts'
import type { Delivery } from '#api/send-once.ts'
import type { Session } from '#api/session.ts'
import type { Survey, SurveyDetail } from './survey.schema.ts'

/**
 * Returns the status of a survey at `now`. The server's word counts, but an old response says only what was true
 * when it was read: a start or an end since then changes the status.
 * @param readAt when the response was read, epoch ms, like `now`
 * @param now `null` if it is not known
 */
export function statusAt(
  { status, startsAt, endsAt }: Pick<Survey, 'status' | 'startsAt' | 'endsAt'>,
  readAt: number,
  now: number | null,
): Survey['status'] {
  if (now === null) return status
  const passed = (instant: number | null) => instant !== null && readAt < instant && instant < now
  if (status === 'ended' || passed(endsAt)) return 'ended'
  return status === 'preparing' && passed(startsAt) ? 'open' : status
}

/** The outcome of a save (docs/product.md#surveys). */
export type SurveyOutcome =
  | 'registered'
  /** Already answered, after an attempt without a response: that attempt most likely succeeded. */
  | 'probably-registered'
  | 'already-taken'
  | 'period-ended'
  | 'select-again'
  | 'preparing'
  | 'login-required'
  | 'try-later'
  /** Not sent: the device was offline. */
  | 'offline'
  /** Sent, but the response was lost. */
  | 'lost'

const outcomes = new Map<number, SurveyOutcome>([
  [200, 'registered'],
  [6001, 'already-taken'],
  [6002, 'period-ended'],
  [6003, 'select-again'],
  [6004, 'preparing'],
  [4010, 'login-required'],
])

/**
 * Returns the outcome of a save; unknown codes mean "try again later".
 * @param wasLost whether the response to an earlier attempt was lost: then it most likely succeeded
 */
export function surveyOutcome(delivery: Delivery, wasLost = false): SurveyOutcome {
  if (delivery.kind === 'responded') {
    const outcome = outcomes.get(delivery.code) ?? 'try-later'
    return wasLost && outcome === 'already-taken' ? 'probably-registered' : outcome
  }
  if (delivery.kind !== 'refused') return delivery.kind
  return isUnauthorized(delivery.failure) ? 'login-required' : 'try-later'
}

/**
 * Returns the reason why a survey can't be answered: `null` if it can, `unknown` until the session is known.
 * Makes no request.
 */
export function surveyGate(
  { status, answered }: Pick<SurveyDetail, 'status' | 'answered'>,
  session: Session['kind'],
): SurveyOutcome | 'unknown' | null {
  if (status === 'preparing') return 'preparing'
  if (status === 'ended') return 'period-ended'
  if (session === 'unknown') return 'unknown'
  if (session === 'visitor') return 'login-required'
  return answered ? 'already-taken' : null
}

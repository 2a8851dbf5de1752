import { ApiError, isUnauthorized } from '#api/api-error.ts'

/** What becomes of answers that were sent (docs/product.md#surveys). */
export type SurveyOutcome =
  | 'registered'
  /** Taken already, after an attempt whose answer was lost: it most likely worked then. */
  | 'probably-registered'
  | 'already-taken'
  | 'period-ended'
  | 'select-again'
  | 'preparing'
  | 'login-required'
  | 'try-later'

const outcomes = new Map<number, SurveyOutcome>([
  [200, 'registered'],
  [6001, 'already-taken'],
  [6002, 'period-ended'],
  [6003, 'select-again'],
  [6004, 'preparing'],
  [4010, 'login-required'],
])

/** What the code of an answer means; any other is to be tried again later. */
export function surveyOutcome(code: number): SurveyOutcome {
  return outcomes.get(code) ?? 'try-later'
}

/** What a call that failed means. */
export function failedOutcome(failure: unknown): SurveyOutcome {
  return isUnauthorized(failure) ? 'login-required' : 'try-later'
}

/** True for a failure after which the answers may have been saved all the same. */
export function isLost(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  const { status = 0 } = failure
  return status < 400 || status >= 500
}

/** What an outcome means where the answer to an attempt before it was lost. */
export function outcomeAfterLost(outcome: SurveyOutcome): SurveyOutcome {
  return outcome === 'already-taken' ? 'probably-registered' : outcome
}

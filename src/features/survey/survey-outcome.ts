import { ApiError, isUnauthorized } from '#api/api-error.ts'

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

const outcomes = new Map<number, SurveyOutcome>([
  [200, 'registered'],
  [6001, 'already-taken'],
  [6002, 'period-ended'],
  [6003, 'select-again'],
  [6004, 'preparing'],
  [4010, 'login-required'],
])

/** Returns the outcome of a response code; unknown codes mean "try again later". */
export function surveyOutcome(code: number): SurveyOutcome {
  return outcomes.get(code) ?? 'try-later'
}

/** Returns the outcome of a failed request. */
export function failedOutcome(failure: unknown): SurveyOutcome {
  return isUnauthorized(failure) ? 'login-required' : 'try-later'
}

/** Returns true for a failure after which the answers may have been saved. */
export function isLost(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  const { status = 0 } = failure
  return status < 400 || status >= 500
}

/** Interprets an outcome if the response to the previous attempt was lost. */
export function outcomeAfterLost(outcome: SurveyOutcome): SurveyOutcome {
  return outcome === 'already-taken' ? 'probably-registered' : outcome
}

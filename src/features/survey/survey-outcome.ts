import { isUnauthorized } from '#api/api-error.ts'

/** What becomes of answers that were sent (spec section 8, codes of the contract). */
export type SurveyOutcome =
  | 'registered'
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

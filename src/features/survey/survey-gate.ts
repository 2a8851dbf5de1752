import type { Session } from '#api/session.ts'
import type { SurveyOutcome } from './survey-outcome.ts'
import type { SurveyDetail } from './survey.schema.ts'

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

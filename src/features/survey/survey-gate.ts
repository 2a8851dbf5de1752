import type { Session } from '#api/session.ts'
import type { SurveyOutcome } from './survey-outcome.ts'
import type { SurveyDetail } from './survey.schema.ts'

/**
 * Whether a survey can be joined: `null` where it can, `unknown` until it is known who visits, else
 * what there is to say instead of a form. Nothing is asked of the server for it.
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

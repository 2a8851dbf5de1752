import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SurveyOutcome } from './survey-outcome.ts'
import type { Survey } from './survey.schema.ts'

export const outcomeMessages: Record<SurveyOutcome, MessageDescriptor> = {
  registered: msg`Your answers have been registered successfully.`,
  'probably-registered': msg`An earlier attempt got no answer, and your answers were probably registered then. They cannot be changed any more.`,
  'already-taken': msg`You have already taken this survey.`,
  'period-ended': msg`The period of this survey has ended.`,
  'select-again': msg`Please select your answers again and register them.`,
  preparing: msg`This survey is being prepared.`,
  'login-required': msg`Login required. Please log in to take this survey.`,
  'try-later': msg`Your answers could not be registered. Please try again later.`,
}

export const statusNames: Record<Survey['status'], MessageDescriptor> = {
  preparing: msg`Preparing`,
  open: msg`In progress`,
  ended: msg`Ended`,
}

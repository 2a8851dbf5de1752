import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SurveyOutcome } from './survey-outcome.ts'
import type { Survey } from './survey.schema.ts'

export const outcomeMessages: Record<SurveyOutcome, MessageDescriptor> = {
  registered: msg`Your answers have been submitted. Thank you!`,
  'probably-registered': msg`An earlier attempt got no response, but your answers were probably submitted then. They can no longer be changed.`,
  'already-taken': msg`You have already taken this survey.`,
  'period-ended': msg`The period of this survey has ended.`,
  'select-again': msg`Please select your answers again and submit them.`,
  preparing: msg`This survey is not open yet.`,
  'login-required': msg`Login required. Please log in to take this survey.`,
  'try-later': msg`Your answers could not be submitted. Please try again later.`,
}

export const statusNames: Record<Survey['status'], MessageDescriptor> = {
  preparing: msg`Coming soon`,
  open: msg`In progress`,
  ended: msg`Ended`,
}

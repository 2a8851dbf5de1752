import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SurveyOutcome } from './survey-outcome.ts'
import type { Survey } from './survey.schema.ts'

export const outcomeMessages: Record<SurveyOutcome, MessageDescriptor> = {
  registered: msg`Your answers have been submitted. Thank you!`,
  'probably-registered': msg`We never heard back from an earlier attempt, but your answers were probably submitted and can no longer be changed.`,
  'already-taken': msg`You've already taken this survey.`,
  'period-ended': msg`This survey has ended.`,
  'select-again': msg`We couldn't accept your answers. Please choose them again and resubmit.`,
  preparing: msg`This survey isn't open yet.`,
  'login-required': msg`Login required. Please log in to take this survey.`,
  'try-later': msg`We couldn't submit your answers. Please try again later.`,
  offline: msg`You're offline, so your answers weren't sent. Connect to the internet and submit them again.`,
  lost: msg`We never heard back, so your answers may have been submitted. Please try again later.`,
}

export const statusNames: Record<Survey['status'], MessageDescriptor> = {
  preparing: msg`Coming soon`,
  open: msg`In progress`,
  ended: msg`Ended`,
}

import { useLingui } from '@lingui/react'
import { Badge } from '#ui/card/badge.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { statusNames } from './survey-messages.ts'
import type { Survey } from './survey.schema.ts'
import { statusAt } from './survey-status.ts'

interface SurveyStatusProps {
  survey: Pick<Survey, 'status' | 'startsAt' | 'endsAt'>
  /** When the survey was read, epoch ms. */
  readAt: number
}

/** Renders the status of a survey: in preparation, in progress or ended. */
export function SurveyStatus({ survey, readAt }: SurveyStatusProps) {
  const { _ } = useLingui()
  const status = statusAt(survey, readAt, useNow('minute'))
  return <Badge tone={status === 'open' ? 'sea' : 'quiet'}>{_(statusNames[status])}</Badge>
}

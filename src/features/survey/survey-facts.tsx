import { useLingui } from '@lingui/react'
import { Badge } from '#ui/card/badge.tsx'
import { statusNames } from './survey-messages.ts'
import type { Survey } from './survey.schema.ts'

/** Renders the status of a survey: in preparation, in progress or ended. */
export function SurveyStatus({ status }: Pick<Survey, 'status'>) {
  const { _ } = useLingui()
  return <Badge tone={status === 'open' ? 'sea' : 'quiet'}>{_(statusNames[status])}</Badge>
}

import { useLingui } from '@lingui/react'
import { Badge } from '#ui/badge.tsx'
import { Day } from '#ui/date.tsx'
import { statusNames } from './survey-messages.ts'
import type { Survey } from './survey.schema.ts'

export function SurveyStatus({ status }: Pick<Survey, 'status'>) {
  const { _ } = useLingui()
  return <Badge tone={status === 'open' ? 'sea' : 'quiet'}>{_(statusNames[status])}</Badge>
}

/** From when to when a survey can be taken, in Korean days. */
export function SurveyPeriod({ startsAt, endsAt }: Pick<Survey, 'startsAt' | 'endsAt'>) {
  return (
    <>
      <Day instant={startsAt} /> – <Day instant={endsAt} />
    </>
  )
}

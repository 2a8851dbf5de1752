import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/card/badge.tsx'
import { Day, Period } from '#ui/date/date.tsx'
import { formatDay } from '#i18n/times.ts'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { statusAt, type SurveyOutcome } from './survey-outcome.ts'
import styles from './survey.module.css'
import type { Survey } from './survey.schema.ts'

export const outcomeMessages: Record<SurveyOutcome, MessageDescriptor> = {
  registered: msg`Your answers have been submitted. Thank you!`,
  'probably-registered': msg`The server didn't respond to an earlier attempt, but your answers were probably submitted and can no longer be changed.`,
  'already-taken': msg`You've already taken this survey.`,
  'period-ended': msg`This survey has ended.`,
  'select-again': msg`We couldn't accept your answers. Please check them and submit them again.`,
  preparing: msg`This survey isn't open yet.`,
  'login-required': msg`Please log in to take this survey.`,
  'try-later': msg`We couldn't submit your answers. Please try again later.`,
  offline: msg`You're offline, so your answers weren't sent. Connect to the internet and submit them again.`,
  lost: msg`The server didn't respond, but your answers may have been submitted anyway. Try again later: if they arrived, we'll let you know.`,
}

const statusNames: Record<Survey['status'], MessageDescriptor> = {
  preparing: msg`Coming soon`,
  open: msg`In progress`,
  ended: msg`Ended`,
}

/** Renders the first day with its year, and the second one without the same year. */
function showDay(instant: number, start: number | null) {
  const [day, first] = [formatDay(instant), start === null ? '' : formatDay(start)]
  if (day === first) return null
  if (day.slice(0, 4) !== first.slice(0, 4)) return <Day instant={instant} />
  return <time dateTime={new Date(instant).toISOString()}>{day.slice(5)}</time>
}

interface SurveyMetaProps {
  survey: Survey
  /** When the survey was read, epoch ms. */
  readAt: number
}

/**
 * Renders the metadata of a survey: its status, its period, and until its end the time that it takes and its reward.
 */
export function SurveyMeta({ survey, readAt }: SurveyMetaProps) {
  const { t, i18n } = useLingui()
  const status = statusAt(survey, readAt, useNow('minute'))
  const isOver = status === 'ended'
  const { startsAt, endsAt, minutes, reward } = survey
  return (
    <p className={`cluster meta ${styles.meta}`}>
      <Badge tone={status === 'open' ? 'sea' : 'quiet'}>{i18n._(statusNames[status])}</Badge>
      <span>
        <Period startsAt={startsAt} endsAt={endsAt} show={showDay} />
      </span>
      <span className="cluster">
        {!isOver && minutes !== undefined && (
          <span>{t`About ${plural(minutes, { one: '# minute', other: '# minutes' })}`}</span>
        )}
        {!isOver && reward !== undefined && (
          <Badge tone="gold">
            <Icon shape={icons.lantern} />
            <span>
              <Trans>
                <span className="visually-hidden">Reward:</span> {reward}
              </Trans>
            </span>
          </Badge>
        )}
      </span>
    </p>
  )
}

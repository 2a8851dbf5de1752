import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/card/badge.tsx'
import { Period } from '#ui/date/period.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { statusNames } from './survey-messages.ts'
import { statusAt } from './survey-status.ts'
import type { Survey } from './survey.schema.ts'
import styles from './survey.module.css'

interface SurveyFactsProps {
  survey: Survey
  /** When the survey was read, epoch ms. */
  readAt: number
}

/** Renders the facts of a survey: its status, its period, and until its end the time that it takes and its reward. */
export function SurveyFacts({ survey, readAt }: SurveyFactsProps) {
  const { t, i18n } = useLingui()
  const status = statusAt(survey, readAt, useNow('minute'))
  const isOver = status === 'ended'
  const { startsAt, endsAt, minutes, reward } = survey
  return (
    <p className={styles.facts}>
      <Badge tone={status === 'open' ? 'sea' : 'quiet'}>{i18n._(statusNames[status])}</Badge>
      <span>
        <Period startsAt={startsAt} endsAt={endsAt} />
      </span>
      {!isOver && minutes !== undefined && (
        <span className={styles.fact}>
          <Icon shape={icons.clock} />
          <span>{t`About ${plural(minutes, { one: '# minute', other: '# minutes' })}`}</span>
        </span>
      )}
      {!isOver && reward !== undefined && (
        <span className={styles.fact}>
          <Icon shape={icons.lantern} />
          <Trans>Reward: {reward}</Trans>
        </span>
      )}
    </p>
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { formatKoreanTime, formatLocalTime } from '#i18n/times.ts'
import { Badge } from '#ui/card/badge.tsx'
import { useNow } from '#ui/when/use-now.ts'
import styles from './event-period.module.css'
import { eventState, isKoreanTime, type EventPeriodTimes, type EventState } from './event-state.ts'

const names = { coming: msg`Upcoming`, running: msg`Ongoing`, ended: msg`Ended` }

const tones = { coming: 'coral', running: 'sea', ended: 'quiet' } as const satisfies Record<
  EventState,
  string
>

/** Renders the state of an event: coming, running or ended. Its space is reserved until hydration. */
export function EventStateBadge({ startsAt, endsAt }: EventPeriodTimes) {
  const { _ } = useLingui()
  const now = useNow('minute')
  const state = now === null ? null : eventState({ startsAt, endsAt }, now)
  return (
    <span className={styles.slot}>
      {state && <Badge tone={tones[state]}>{_(names[state])}</Badge>}
    </span>
  )
}

export interface FormattedPeriodProps extends EventPeriodTimes {
  /** Formats an instant as `YYYY-MM-DD HH:mm` in a time zone. */
  format: (instant: number) => string
}

interface OwnTimeProps extends EventPeriodTimes {
  /** Renders the period. */
  as: ComponentType<FormattedPeriodProps>
}

/**
 * Renders a period in the visitor's time zone once the device is known. Its space is that of the same text
 * with the Korean times, which are as long. On Korean pages, a clock on Korean time is not mentioned.
 */
export function OwnTime({ as: Times, ...period }: OwnTimeProps) {
  const { i18n } = useLingui()
  const isKnown = useNow('minute') !== null
  return (
    <span className={`meta ${styles.own}`}>
      <span className={styles.space}>
        <Trans>
          Your local time: <Times {...period} format={formatKoreanTime} />
        </Trans>
      </span>
      <span>
        {isKnown &&
          (isKoreanTime(period) ? (
            i18n.locale !== 'ko' && <Trans>That's your local time, too.</Trans>
          ) : (
            <Trans>
              Your local time: <Times {...period} format={formatLocalTime} />
            </Trans>
          ))}
      </span>
    </span>
  )
}

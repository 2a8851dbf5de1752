import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Badge } from '#ui/card/badge.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { eventState, type EventPeriodTimes, type EventState } from './event-state.ts'
import styles from './event-period.module.css'

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

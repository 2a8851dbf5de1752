import { Trans } from '@lingui/react/macro'
import { millisecondsInDay } from 'date-fns/constants'
import { useDurationFormat } from '#ui/date/use-duration-format.ts'
import { useNow } from '#ui/when/use-now.ts'
import styles from './countdown-chip.module.css'
import { eventState, nextTurn, type EventPeriodTimes } from './event-state.ts'

/** The last days of an event, in which its chip is highlighted. */
const soonMs = 3 * millisecondsInDay

/**
 * Renders the time until an event starts or ends, to the minute. It depends on the visitor's clock, so it renders
 * after hydration; its container reserves the space.
 */
export function CountdownChip({ startsAt, endsAt }: EventPeriodTimes) {
  const now = useNow('minute')
  const formatDuration = useDurationFormat()
  const state = now === null ? null : eventState({ startsAt, endsAt }, now)
  if (now === null || state === null) return null
  const until = nextTurn({ startsAt, endsAt }, now)
  if (until === null && state !== 'ended') return null
  const left = until === null ? '' : formatDuration(until - now)
  const isSoon = state === 'running' && until !== null && until - now < soonMs
  return (
    <span className={styles.chip} data-state={isSoon ? 'soon' : state}>
      {state === 'ended' ? (
        <Trans>Ended</Trans>
      ) : state === 'coming' ? (
        <Trans>Starts in {left}</Trans>
      ) : (
        <Trans>Ends in {left}</Trans>
      )}
    </span>
  )
}

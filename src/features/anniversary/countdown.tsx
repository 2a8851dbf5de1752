import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import button from '#ui/form/button.module.css'
import { Tile } from '#ui/card/tile.tsx'
import styles from './countdown.module.css'
import { timeLeft } from './time-left.ts'
import { useNow } from '#ui/when/use-now.ts'

/** Counts down to an instant (epoch ms). Shows placeholder tiles until the clock is known. */
export function Countdown({ until }: { until: number }) {
  const { t } = useLingui()
  const now = useNow('second')
  const left = now === null ? undefined : timeLeft(until - now)
  if (left === null) {
    return (
      <div key="begun" className={`cluster ${styles.countdown}`}>
        <Link to="/events/2nd_anniversary" className={button.primary}>
          <Trans>Go to the anniversary page</Trans>
        </Link>
      </div>
    )
  }
  const parts = [
    { id: 'days', value: left?.days, name: t`Days` },
    { id: 'hours', value: left?.hours, name: t`Hours` },
    { id: 'minutes', value: left?.minutes, name: t`Minutes` },
    { id: 'seconds', value: left?.seconds, name: t`Seconds` },
  ]
  return (
    <div role="timer" aria-label={t`Time left`} className={`cluster ${styles.countdown}`}>
      {parts.map(({ id, value, name }) => (
        <span key={id} className={styles.part}>
          <Tile tone="gold" size="large">
            <span translate="no">{value ?? '–'}</span>
          </Tile>
          <span>{name}</span>
        </span>
      ))}
    </div>
  )
}

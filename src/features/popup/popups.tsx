import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AfterInteraction, lazyExtra } from '#ui/feedback/optional.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import button from '#ui/form/button.module.css'
import styles from './popups.module.css'
import { useCodes } from './popup.queries.ts'

// Loaded lazily: popups are not part of the first load.
const SettledPopups = lazyExtra(async () => (await import('./settled-popups.tsx')).SettledPopups)

interface PopupsProps {
  /** True while something else waits for the visitor. */
  isDelayed: boolean
}

/** Renders the popups of the main page (settled-popups.tsx). */
export function Popups({ isDelayed }: PopupsProps) {
  return (
    <AfterInteraction>
      <SettledPopups isDelayed={isDelayed} />
    </AfterInteraction>
  )
}

/** Renders a link to the coupon form for each announced code, which it fills in, or one to the empty form. */
export function AnnouncedCodes() {
  const { data: codes = [] } = useCodes()
  if (codes.length === 0) {
    return (
      <li>
        <Ticket label={<Trans>Coupon</Trans>}>
          <Trans>Redeem a coupon for rewards in the game</Trans>
        </Ticket>
      </li>
    )
  }
  return codes.map((code) => (
    <li key={code}>
      <Ticket code={code} label={<Trans>Coupon code</Trans>}>
        <span className={styles.code}>{code}</span>
      </Ticket>
    </li>
  ))
}

interface TicketProps {
  code?: string
  label: ReactNode
  children: ReactNode
}

function Ticket({ code, label, children }: TicketProps) {
  return (
    <Link to="/coupon" search={{ code }} className={styles.ticket} data-scheme="light">
      <span className={styles.text}>
        <span className="meta">{label}</span>
        <strong>{children}</strong>
        {code !== undefined && (
          <span className={`${button.button} ${styles.action}`}>
            <Trans>Redeem the coupon</Trans>
          </span>
        )}
      </span>
      <span className={styles.stub}>
        <Mascot of="byol" pose="cheer" />
      </span>
    </Link>
  )
}

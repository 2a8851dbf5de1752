import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Mascot } from '#ui/mascot/mascot.tsx'
import styles from './announced-codes.module.css'
import { useCodes } from './popup.queries.ts'

/** Renders a link to the coupon form for each announced code, which it fills in, or one to the empty form. */
export function AnnouncedCodes() {
  const { data: codes = [] } = useCodes()
  if (codes.length === 0) {
    return (
      <li>
        <Ticket label={<Trans>Coupon</Trans>}>
          <Trans>Redeem a coupon code for rewards in the game</Trans>
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
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <strong>{children}</strong>
      </span>
      <span className={styles.stub}>
        <Mascot of="moru" />
      </span>
    </Link>
  )
}

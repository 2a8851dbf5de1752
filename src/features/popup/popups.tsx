import { Trans } from '@lingui/react/macro'
import { useIsFetching, type Query } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, Suspense, type ReactNode } from 'react'
import { idle } from '#lib/when.ts'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import button from '#ui/form/button.module.css'
import styles from './popups.module.css'
import { useCodes } from './popup.queries.ts'

/** The time before a popup may cover a page that the visitor does not scroll. */
const settledMs = 6000

/** Matches queries without data. A refetch of data that is already shown doesn't count. */
const pendingQueries = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * Returns true once the visitor has scrolled the loaded page, or has looked at it for 6 s; never for a prerender
 * agent. Both count from the time at which the popups are no longer delayed.
 */
export function useSettledPage(isDelayed: boolean): boolean {
  const isIdle = useWhen(idle)
  const isFetching = useIsFetching(pendingQueries) > 0
  const [isSettled, setSettled] = useState(false)
  // Waits for the first scroll or the timer.
  useEffect(() => {
    if (!isIdle || isFetching || isDelayed) return undefined
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, settledMs)
    window.addEventListener('scroll', settle, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', settle)
    }
  }, [isIdle, isFetching, isDelayed])
  return isSettled && !isDelayed
}

// Loaded lazily: popups are not part of the first load.
const PopupLoader = lazyExtra(async () => (await import('./popup-loader.tsx')).PopupLoader)

interface PopupsProps {
  /** True while something else waits for the visitor. */
  isDelayed: boolean
}

/** Renders the popups of the main page once the visitor has read it for a while. */
export function Popups({ isDelayed }: PopupsProps) {
  const isSettled = useSettledPage(isDelayed)
  return (
    isSettled && (
      <Optional>
        <Suspense>
          <PopupLoader />
        </Suspense>
      </Optional>
    )
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
        <Mascot of="moru" pose="cheer" />
      </span>
    </Link>
  )
}

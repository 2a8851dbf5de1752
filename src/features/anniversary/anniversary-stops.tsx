import { Trans } from '@lingui/react/macro'
import { Link, useMatches, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Period } from '#ui/date/date.tsx'
import { site } from '#site.ts'
import card from '#ui/card/card.module.css'
import styles from './anniversary.module.css'
import { windowCount } from './lit-windows.tsx'

const startsAt = Date.parse(site.anniversary.startsAt)
const endsAt = Date.parse(site.anniversary.endsAt)
const dayMs = 86_400_000

/** Renders what follows the countdown: the anniversary, and after it what is on. */
export function AnniversaryStops() {
  // The webview has no other pages than the two of the anniversary.
  const isLink = useMatches({ select: (matches) => matches.at(-1)?.staticData.isLink })
  return (
    <ol className={card.grid}>
      <Stop
        dates={<Period startsAt={startsAt - (windowCount - 1) * dayMs} endsAt={startsAt} />}
        name={<Trans>The countdown</Trans>}
      >
        <Trans>Thirty days, thirty windows</Trans>
      </Stop>
      <Stop
        dates={<Period startsAt={startsAt} endsAt={endsAt} />}
        name={<Trans>Second anniversary</Trans>}
        link={{ to: '/events/2nd_anniversary' }}
      >
        <Trans>Celebrating two years together</Trans>
      </Stop>
      {!isLink && (
        <Stop name={<Trans>Events</Trans>} link={{ to: '/community/event' }}>
          <Trans>What's on now and what's coming up</Trans>
        </Stop>
      )}
    </ol>
  )
}

interface StopProps {
  dates?: ReactNode
  name: ReactNode
  /** The page of the stop, if it is another one. */
  link?: LinkProps
  children: ReactNode
}

function Stop({ dates, name, link, children }: StopProps) {
  return (
    <li className={`plate ${styles.stop}`}>
      <h3 className="display">
        {link ? (
          <Link {...link} className="card-link">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p>{children}</p>
      {dates && <p className={styles.dates}>{dates}</p>}
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { langOf } from '#i18n/lang.ts'
import { Button } from '#ui/form/button.tsx'
import button from '#ui/form/button.module.css'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { copyText } from '#ui/share/share.ts'
import styles from './calendar-subscription.module.css'

/** Google opens a subscription by its link only sometimes, and a pasted URL always. */
const googlePage = 'https://calendar.google.com/calendar/r/settings/addbyurl'

/** Renders the calendar of all events and maintenance to subscribe to; nothing without a public origin. */
export function CalendarSubscription() {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const [copied, setCopied] = useState<boolean>()
  const origin = import.meta.env.VITE_SITE_ORIGIN
  if (!origin) return null
  const url = `${origin}/feeds/${langOf(i18n.locale)}/events.ics`
  // iOS knows only this scheme: neither `webcals:` nor a file over HTTPS becomes a subscription.
  const subscription = url.replace(/^https?:/, 'webcal:')
  const copy = async (anchor: Element) => {
    const isDone = await copyText(url, anchor)
    setCopied(isDone)
    announce(isDone ? t`Link copied` : t`Copy this link`)
  }
  return (
    <aside className={`plate ${styles.card}`} aria-labelledby="calendar-subscription">
      <h2 id="calendar-subscription" className="title">
        <Trans>Events in your calendar</Trans>
      </h2>
      <p>
        <Trans>
          Subscribe to see all events and maintenance in your calendar app. Changes appear
          automatically.
        </Trans>
      </p>
      <p className="cluster">
        <a href={subscription} className={button.primary}>
          <Icon shape={icons.calendar} />
          <Trans>Subscribe</Trans>
        </a>
        <Button
          onClick={(clicked) => void copy(clicked.currentTarget)}
          onBlur={() => setCopied(undefined)}
        >
          <Icon shape={copied ? icons.check : icons.link} />
          {copied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
        </Button>
      </p>
      <p className="meta">
        <Trans>
          In Google Calendar, paste this link under{' '}
          <a href={googlePage} rel="noreferrer">
            From URL
          </a>
          .
        </Trans>
      </p>
      {copied === false && (
        <p className="meta" dir="ltr">
          {url}
        </p>
      )}
    </aside>
  )
}

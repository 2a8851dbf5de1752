import { Trans, useLingui } from '@lingui/react/macro'
import { formatKoreanTime } from '#i18n/times.ts'
import { Button } from '#ui/form/button.tsx'
import { WayOut, useInAppBrowser } from '#ui/in-app/in-app-note.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { copyText } from '#ui/share/share.ts'
import { webCalendarUrl, type CalendarEvent } from './event-calendar.ts'
import styles from './other-calendars.module.css'

interface OtherCalendarsProps {
  event: CalendarEvent
  /** False if no file was saved, because an app's browser cannot do it. */
  isSaved: boolean
}

/**
 * Renders the dates of an event as text, and a link that adds it to a calendar on the web. Some browsers ignore
 * calendar files without an error.
 */
export function OtherCalendars({ event, isSaved }: OtherCalendarsProps) {
  const { t } = useLingui()
  const announce = useAnnounce()
  const app = useInAppBrowser()
  const { title, startsAt, endsAt } = event
  const times = [startsAt, endsAt].filter((time) => time !== null).map(formatKoreanTime)
  const [start, end] = times
  const when = end === undefined ? start : t`${start} – ${end}`
  const dates = t`${title}: ${when} (Korean time)`
  const copy = async (anchor: Element) => {
    const isCopied = await copyText(`${dates}\n${event.url}`, anchor)
    announce(isCopied ? t`Dates copied` : dates)
  }
  return (
    <div className={`meta ${styles.others}`}>
      <p>
        {isSaved ? (
          <Trans>No file? Add the event another way.</Trans>
        ) : (
          <Trans>Files can't be saved here. Add the event another way.</Trans>
        )}
      </p>
      <p className={styles.dates}>{dates}</p>
      <p className="cluster">
        <Button onClick={(clicked) => void copy(clicked.currentTarget)}>
          <Trans>Copy dates</Trans>
        </Button>
        <a href={webCalendarUrl(event)} rel="noreferrer" className="check">
          <Trans>Add to Google Calendar</Trans>
        </a>
        <WayOut app={app} />
      </p>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { timeInWords } from '#i18n/dates-in-words.ts'
import { formatKoreanTime, formatLocalTime } from '#i18n/times.ts'
import { Button } from '#ui/form/button.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { Period } from '#ui/date/period.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { pageAddress } from '#ui/share/share.ts'
import states from '#ui/feedback/states.module.css'
import { useMinute } from '#ui/when/use-minute.ts'
import { eventCalendar } from './event-calendar.ts'
import { eventState } from './event-state.ts'
import { EventStateBadge } from './event-state-badge.tsx'
import styles from './event-period.module.css'
import type { Notice } from './notice.schema.ts'

interface EventCardProps {
  event: Notice
  /** False in the webview, which can't save a file. */
  canSave: boolean
}

type Format = (instant: number) => string

interface TimeProps {
  instant: number
  /** The beginning of the period that ends at `instant`; on the same day only the hour is shown. */
  start: number | null
  format: Format
}

/** Renders a time in the format of the language, without a line break. */
function Time({ instant, start, format }: TimeProps) {
  const { i18n } = useLingui()
  const [day, hour] = format(instant).split(' ')
  const isSameDay = start !== null && format(start).split(' ')[0] === day
  return (
    <time dateTime={new Date(instant).toISOString()} className={styles.whole}>
      {isSameDay ? hour : timeInWords(format(instant), i18n.locale)}
    </time>
  )
}

const whole = (format: Format) => (instant: number, start: number | null) => (
  <Time instant={instant} start={start} format={format} />
)

const koreanTime = whole(formatKoreanTime)
const ownTime = whole(formatLocalTime)

/** Returns true if both ends read the same in the visitor's time zone and in Korea. */
function isKoreanTime({ startsAt, endsAt }: Notice): boolean {
  return [startsAt, endsAt].every(
    (instant) => instant === null || formatKoreanTime(instant) === formatLocalTime(instant),
  )
}

/**
 * Renders the period of an event or of a maintenance notice: in Korean time, in the visitor's time zone, and as
 * a calendar file.
 */
export function EventCard({ event, canSave }: EventCardProps) {
  const { id, board, title, startsAt, endsAt } = event
  const now = useMinute()
  if (startsAt === null && endsAt === null) return null
  const state = now === null ? null : eventState(event, now)
  const isSavable = state === 'coming' || state === 'running'
  const save = () => {
    if (startsAt === null) return
    const file = { id: `${board}-${id}`, title, startsAt, endsAt, address: pageAddress() }
    const calendar = eventCalendar(file, Date.now())
    saveFile(calendar, { name: `${board}-${id}.ics`, type: 'text/calendar;charset=utf-8' })
  }
  return (
    <div className={styles.card}>
      <div>
        <EventStateBadge startsAt={startsAt} endsAt={endsAt} />
      </div>
      <p className={styles.korean}>
        <Trans>
          <Period startsAt={startsAt} endsAt={endsAt} show={koreanTime} /> (Korean time)
        </Trans>
      </p>
      <p className={styles.own}>{now !== null && <OwnTime event={event} />}</p>
      {canSave && startsAt !== null && (
        <div className={styles.action}>
          {isSavable && (
            <Button onClick={save}>
              <Icon shape={partIcons.calendar} />
              <Trans>Add to calendar</Trans>
            </Button>
          )}
          {state === 'ended' && board === 'event' && (
            <span className={states.ended}>
              <Trans>This event has ended.</Trans>
            </span>
          )}
        </div>
      )}
    </div>
  )
}

function OwnTime({ event }: { event: Notice }) {
  return isKoreanTime(event) ? (
    <Trans>You're on Korean time.</Trans>
  ) : (
    <Trans>
      Your local time: <Period startsAt={event.startsAt} endsAt={event.endsAt} show={ownTime} />
    </Trans>
  )
}

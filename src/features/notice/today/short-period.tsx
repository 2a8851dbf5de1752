import { useLingui } from '@lingui/react'
import { shortTimeInWords } from '#i18n/dates-in-words.ts'
import { Period } from '#ui/date/period.tsx'
import type { EventPeriodTimes } from '../event-state.ts'

interface ShortPeriodProps extends EventPeriodTimes {
  /** Formats an instant as `YYYY-MM-DD HH:mm` in a time zone. */
  format: (instant: number) => string
}

/** Renders a period without the year, and its end without the day if both are on one: `Nov 24, 10:00–13:00`. */
export function ShortPeriod({ startsAt, endsAt, format }: ShortPeriodProps) {
  const { i18n } = useLingui()
  const startDay = startsAt === null ? '' : format(startsAt).slice(0, 10)
  const show = (instant: number) => {
    const time = format(instant)
    const isSameDay = instant === endsAt && time.startsWith(startDay) && startDay !== ''
    return (
      <time dateTime={new Date(instant).toISOString()}>
        {isSameDay ? time.slice(11) : shortTimeInWords(time, i18n.locale)}
      </time>
    )
  }
  return <Period startsAt={startsAt} endsAt={endsAt} show={show} format={format} />
}

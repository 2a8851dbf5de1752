import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dayInWords } from '#i18n/dates-in-words.ts'
import { formatDay } from '#i18n/times.ts'

/** Renders the day of an instant in Korea, `YYYY-MM-DD`; empty if the server sent none. */
export function Day({ instant }: { instant: number | null | undefined }) {
  if (instant === null || instant === undefined) return null
  const date = new Date(instant)
  return <time dateTime={date.toISOString()}>{formatDay(date)}</time>
}

/** Renders the day of an instant in Korea, as in a sentence of the page's language. */
export function DayInWords({ instant }: { instant: number }) {
  const { i18n } = useLingui()
  const date = new Date(instant)
  return <time dateTime={date.toISOString()}>{dayInWords(formatDay(date), i18n.locale)}</time>
}

interface PeriodProps {
  /** Epoch ms; `null` if the server sent no such time. */
  startsAt: number | null
  endsAt: number | null
  /**
   * Renders one end; by default its day in Korea. The second end gets the first as well: what they share
   * is shown once, and `null` if that is everything.
   */
  show?: (instant: number, start: number | null) => ReactNode
  /** Formats an instant as `YYYY-MM-DD HH:mm`, if the second end shows only its time on the day of the first. */
  format?: (instant: number) => string
}

const koreanDay = (instant: number, start: number | null) =>
  start !== null && formatDay(start) === formatDay(instant) ? null : <Day instant={instant} />

/**
 * Renders the time between two instants. A text marks a single end; without ends it renders nothing.
 */
export function Period({ startsAt, endsAt, show = koreanDay, format }: PeriodProps) {
  if (startsAt === null && endsAt === null) return null
  const start = startsAt !== null && show(startsAt, null)
  const end = endsAt !== null && show(endsAt, startsAt)
  if (end === null) return start
  if (!end) {
    return (
      <Trans>
        From <span>{start}</span>
      </Trans>
    )
  }
  if (!start) {
    return (
      <Trans>
        Until <span>{end}</span>
      </Trans>
    )
  }
  const dayOf = (instant: number | null) => (instant === null ? '' : format?.(instant).slice(0, 10))
  if (format && dayOf(startsAt) === dayOf(endsAt)) {
    return (
      <Trans comment="A period on one day; only a time follows the dash.">
        {start}–{end}
      </Trans>
    )
  }
  return (
    <Trans comment="A period: its first and its last day. The dash between them is the one of the language (~, 〜, –).">
      {start} – {end}
    </Trans>
  )
}

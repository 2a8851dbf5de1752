import { useLingui } from '@lingui/react'
import { dayInWords } from '#i18n/dates-in-words.ts'
import { formatDay } from '#i18n/korean-day.ts'

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

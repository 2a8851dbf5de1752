import { formatDay } from './dates.ts'

const dayMs = 86_400_000
const week = 7
const month = 30
const year = 365

const formats = new Map<string, Intl.RelativeTimeFormat>()

function formatIn(locale: string): Intl.RelativeTimeFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  formats.set(locale, format)
  return format
}

/**
 * Returns the age of an instant as people say it: `today`, `2 days ago`, `last week`. Counts days of the Korean
 * calendar, as the dates next to it do. Returns `null` for a future day and after a year.
 */
export function relativeDay(instant: number, now: number, locale: string): string | null {
  const days = Math.round((Date.parse(formatDay(now)) - Date.parse(formatDay(instant))) / dayMs)
  if (!(days >= 0 && days < year)) return null
  const words = ageIn(formatIn(locale), days)
  // Japanese has no space between a number and its unit.
  return locale === 'ja' ? words.replaceAll(' ', '') : words
}

function ageIn(format: Intl.RelativeTimeFormat, days: number): string {
  if (days < week) return format.format(-days, 'day')
  if (days < month) return format.format(-Math.floor(days / week), 'week')
  return format.format(-Math.floor(days / month), 'month')
}

import { millisecondsInDay } from 'date-fns/constants'
import { koreanMidnight } from './times.ts'
import { languages, langOf } from './lang.ts'

const week = 7
const month = 30
const year = 365

interface AgeFormats {
  /** "yesterday" instead of "1 day ago". */
  day: Intl.RelativeTimeFormat
  /** With numbers: a day in the last week is not 13 days ago. */
  longer: Intl.RelativeTimeFormat
}

const formats = new Map<string, AgeFormats>()

function formatsIn(locale: string): AgeFormats {
  const known = formats.get(locale)
  if (known) return known
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const made = { day, longer: new Intl.RelativeTimeFormat(locale) }
  formats.set(locale, made)
  return made
}

/**
 * Returns the age of an instant as people say it: `today`, `2 days ago`, `1 week ago`. Counts days of the Korean
 * calendar, as the dates next to it do. Returns `null` for a future day and after a year.
 */
export function relativeDay(instant: number, now: number, locale: string): string | null {
  const days = (koreanMidnight(now) - koreanMidnight(instant)) / millisecondsInDay
  if (!(days >= 0 && days < year)) return null
  const words = ageIn(formatsIn(locale), days)
  // Nor is there one between a number and its unit.
  return languages[langOf(locale)].hasSpaces ? words : words.replaceAll(' ', '')
}

function ageIn({ day, longer }: AgeFormats, days: number): string {
  if (days < week) return day.format(-days, 'day')
  if (days < month) return longer.format(-Math.floor(days / week), 'week')
  return longer.format(-Math.floor(days / month), 'month')
}

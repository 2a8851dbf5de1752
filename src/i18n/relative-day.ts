import { millisecondsInDay } from 'date-fns/constants'
import { langOf, localeOf, type Locale } from './lang.ts'
import { koreanMidnight } from './times.ts'

const week = 7
const month = 30
const year = 365

interface Texts {
  /** The names of the last days: today, yesterday, and the day before if it has one. */
  lastDays: readonly string[]
  days: (count: number) => string
  weeks: (count: number) => string
  months: (count: number) => string
}

const ago = (unit: string) => (count: number) =>
  count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`

// By hand: the first formatter of `Intl` would cost a slow phone 60 ms in the render of a list.
const texts: Record<Locale, Texts> = {
  ko: {
    lastDays: ['오늘', '어제', '그저께'],
    days: (count) => `${count}일 전`,
    weeks: (count) => `${count}주 전`,
    months: (count) => `${count}개월 전`,
  },
  en: {
    lastDays: ['today', 'yesterday'],
    days: ago('day'),
    weeks: ago('week'),
    months: ago('month'),
  },
  ja: {
    lastDays: ['今日', '昨日', '一昨日'],
    days: (count) => `${count}日前`,
    weeks: (count) => `${count}週間前`,
    months: (count) => `${count}か月前`,
  },
}

/**
 * Returns the age of an instant as people say it: `today`, `2 days ago`, `1 week ago`. Counts days of the Korean
 * calendar, as the dates next to it do. Returns `null` for a future day and after a year.
 */
export function relativeDay(instant: number, now: number, locale: string): string | null {
  const age = (koreanMidnight(now) - koreanMidnight(instant)) / millisecondsInDay
  if (!(age >= 0 && age < year)) return null
  const { lastDays, days, weeks, months } = texts[localeOf(langOf(locale))]
  if (age < week) return lastDays[age] ?? days(age)
  if (age < month) return weeks(Math.floor(age / week))
  return months(Math.floor(age / month))
}

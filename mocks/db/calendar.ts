import type { Locale } from '#i18n/lang.ts'

const hour = 3_600_000
export const day = 24 * hour
const kst = 9 * hour

/** The midnight that begins the Korean day of `now`. */
export function startOfDay(now: number): number {
  return Math.floor((now + kst) / day) * day - kst
}

/** A time as the wire writes it: ISO 8601 with the Korean offset. */
export function stamp(at: number): string {
  return `${new Date(at + kst).toISOString().slice(0, 19)}+09:00`
}

/** Year, month and day of `at` in Korea. */
export function dateParts(at: number): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = stamp(at).slice(0, 10).split('-').map(Number)
  return { year, month, date }
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** The month, the day and the year of `at` in the words of a language. */
export function dateTexts(lang: Locale, at: number) {
  const { year, month, date } = dateParts(at)
  const name = monthNames[month - 1] ?? ''
  if (lang === 'en') return { year, month: name, date: `${name} ${date}` }
  return lang === 'ko'
    ? { year, month: `${month}월`, date: `${month}월 ${date}일` }
    : { year, month: `${month}月`, date: `${month}月${date}日` }
}

import { langOf, localeOf, type Locale } from './lang.ts'

interface Format {
  /** A day without its year. */
  day: (month: number, day: number) => string
  withYear: (day: string, year: number) => string
  withHour: (day: string, hour: string) => string
  weekdays: readonly string[]
  withWeekday: (day: string, weekday: string, hour: string) => string
  month: (month: number) => string
  monthOfYear: (month: number, year: number) => string
}

const months =
  'January February March April May June July August September October November December'.split(' ')
const shortMonth = (month: number) => months[month - 1]?.slice(0, 3) ?? ''

const formats: Record<Locale, Format> = {
  ko: {
    day: (month, day) => `${month}월 ${day}일`,
    withYear: (day, year) => `${year}년 ${day}`,
    withHour: (day, hour) => `${day} ${hour}`,
    weekdays: '일월화수목금토'.split(''),
    withWeekday: (day, weekday, hour) => `${day}(${weekday}) ${hour}`,
    month: (month) => `${month}월`,
    monthOfYear: (month, year) => `${year}년 ${month}월`,
  },
  en: {
    day: (month, day) => `${shortMonth(month)} ${day}`,
    withYear: (day, year) => `${day}, ${year}`,
    withHour: (day, hour) => `${day}, ${hour}`,
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
    withWeekday: (day, weekday, hour) => `${weekday}, ${day}, ${hour}`,
    month: shortMonth,
    monthOfYear: (month, year) => `${months[month - 1]} ${year}`,
  },
  ja: {
    day: (month, day) => `${month}月${day}日`,
    withYear: (day, year) => `${year}年${day}`,
    withHour: (day, hour) => `${day} ${hour}`,
    weekdays: '日月火水木金土'.split(''),
    withWeekday: (day, weekday, hour) => `${day}（${weekday}）${hour}`,
    month: (month) => `${month}月`,
    monthOfYear: (month, year) => `${year}年${month}月`,
  },
}

const formatOf = (locale: string) => formats[localeOf(langOf(locale))]

/** Formats the date of `YYYY-MM-DD HH:mm`. */
function dayOf(date: string, { day, withYear }: Format, hasYear: boolean): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const inYear = day(month, dayOfMonth)
  return hasYear ? withYear(inYear, year) : inYear
}

/**
 * Formats `YYYY-MM-DD` for use in a sentence: `Nov 24, 2026`, `2026년 11월 24일`, `2026年11月24日`. Lists
 * use the short form. It avoids `Intl`, which is slow to start (`times.ts`).
 */
export function dayInWords(date: string, locale: string): string {
  return dayOf(date, formatOf(locale), true)
}

/** Formats a month, from 1 to 12: `Nov`, `11월`, or with its year `November 2026`, `2026년 11월`. */
export function monthInWords(month: number, locale: string, year?: number): string {
  const format = formatOf(locale)
  return year === undefined ? format.month(month) : format.monthOfYear(month, year)
}

/** Formats `YYYY-MM-DD HH:mm` without the year: `Nov 24, 10:00`. */
export function shortTimeInWords(time: string, locale: string): string {
  const [date = '', hour = ''] = time.split(' ')
  const format = formatOf(locale)
  return format.withHour(dayOf(date, format, false), hour)
}

/** Returns the weekday of `YYYY-MM-DD`: `Tue`, `화`, `火`. */
export const weekdayInWords = (date: string, locale: string): string =>
  formatOf(locale).weekdays[new Date(date).getUTCDay()] ?? ''

/**
 * Formats `YYYY-MM-DD HH:mm` with its weekday: `Tue, Nov 24, 2026, 10:00`, `2026년 11월 24일(화) 10:00`.
 * @param hasYear false to leave the year out
 */
export function weekdayTimeInWords(time: string, locale: string, hasYear = true): string {
  const [date = '', hour = ''] = time.split(' ')
  const format = formatOf(locale)
  return format.withWeekday(dayOf(date, format, hasYear), weekdayInWords(date, locale), hour)
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Formats a month and a day (`11-24`) in a language; English is the default. */
function monthAndDay(month: number, day: number, locale: string): string {
  if (locale === 'ko') return `${month}월 ${day}일`
  if (locale === 'ja') return `${month}月${day}日`
  return `${months[month - 1]} ${day}`
}

const yearMark: Record<string, string> = { ko: '년 ', ja: '年' }

/**
 * Formats `YYYY-MM-DD` for use in a sentence: `Nov 24, 2026`, `2026년 11월 24일`, `2026年11月24日`. Lists
 * use the short form. It avoids `Intl`, which is slow to start (`dates.ts`).
 */
export function dayInWords(date: string, locale: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const inYear = monthAndDay(month, day, locale)
  const mark = yearMark[locale]
  return mark === undefined ? `${inYear}, ${year}` : `${year}${mark}${inYear}`
}

/** Formats `YYYY-MM-DD HH:mm` for use in a sentence: `Nov 24, 2026, 10:00`. */
export function timeInWords(time: string, locale: string): string {
  const [date = '', hour = ''] = time.split(' ')
  return `${dayInWords(date, locale)}${locale === 'en' ? ', ' : ' '}${hour}`
}

/** Formats `YYYY-MM-DD HH:mm` without the year: `Nov 24, 10:00`. */
export function shortTimeInWords(time: string, locale: string): string {
  const [date = '', hour = ''] = time.split(' ')
  const [, month = 0, day = 0] = date.split('-').map(Number)
  return `${monthAndDay(month, day, locale)}${locale === 'en' ? ', ' : ' '}${hour}`
}

const weekdayNames: Record<string, string> = { ko: '일월화수목금토', ja: '日月火水木金土' }
const shortWeekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/**
 * Formats `YYYY-MM-DD HH:mm` with its weekday: `Tue, Nov 24, 2026, 10:00`, `2026년 11월 24일(화) 10:00`.
 * @param hasYear false to leave the year out
 */
export function weekdayTimeInWords(time: string, locale: string, hasYear = true): string {
  const [date = '', hour = ''] = time.split(' ')
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const words = hasYear ? dayInWords(date, locale) : monthAndDay(month, day, locale)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const name = weekdayNames[locale]?.charAt(weekday)
  if (name === undefined) return `${shortWeekdays[weekday]}, ${words}, ${hour}`
  return locale === 'ja' ? `${words}（${name}）${hour}` : `${words}(${name}) ${hour}`
}

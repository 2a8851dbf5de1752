import type { Locale } from '#i18n/lang.ts'
import { dateParts, dateTexts, day, startOfDay } from './calendar.ts'

/** Wednesday, 7 January 2026 in Korea. */
const aWednesday = Date.UTC(2026, 0, 6, 15)

/**
 * Returns the day from which posts count theirs: the last Wednesday. Counted in weeks, what is written about
 * a Thursday is about a Thursday whenever the content is built.
 */
export function baseDay(now: number): number {
  const days = (startOfDay(now) - aWednesday) / day
  return aWednesday + Math.floor(days / 7) * 7 * day
}

/** Reads a time of a post: `2025-03-28 10:00` in Korea, or days from the base: `+8 10:00`, `-1 18:00`. */
export function timeOf(text: string, base: number): number {
  const [date = '', clock = '00:00'] = text.split(' ')
  if (date.length === 10) return Date.parse(`${date}T${clock}:00+09:00`)
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return base + Number(date) * day + (hours * 60 + minutes) * 60_000
}

const weekdays = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ja: ['日', '月', '火', '水', '木', '金', '土'],
}

function dayWithWeekday(lang: Locale, at: number): string {
  const { date } = dateTexts(lang, at)
  const { year, month, date: dayOfMonth } = dateParts(at)
  const weekday = weekdays[lang][new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDay()] ?? ''
  if (lang === 'en') return `${weekday}, ${date}`
  return lang === 'ko' ? `${date}(${weekday})` : `${date}（${weekday}）`
}

/**
 * Puts the days of a post into its text: `{D+8}` is the day with its weekday, `{d-6}` without, `{M-6}` the
 * month.
 */
export function withDays(text: string, lang: Locale, base: number): string {
  return text.replace(/\{([DdM])([+-]\d+)\}/g, (_whole, form: string, offset: string) => {
    const at = base + Number(offset) * day
    if (form === 'D') return dayWithWeekday(lang, at)
    return form === 'd' ? dateTexts(lang, at).date : dateTexts(lang, at).month
  })
}

import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatKoreanTime, formatLocalTime } from '#i18n/times.ts'
import { endInstant, instant } from './schema.ts'

afterEach(() => vi.restoreAllMocks())

/** Days at the edges of months, years and summer time. */
const days = [
  '2023-12-31',
  '2024-01-01',
  '2024-02-29',
  '2024-03-01',
  '2024-03-10',
  '2024-11-03',
  '2025-02-28',
]
const clocks = ['00:00:00', '08:59:59', '09:00:00', '23:59:59']

test.for(['Asia/Seoul', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'shows each day of the API as it was sent in %s',
  (zone) => {
    const shownIn = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    // A worker thread cannot change its zone.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      const minute = Math.floor(this.getTime() / 60_000)
      return minute - Date.parse(`${shownIn.format(this).replace(' ', 'T')}Z`) / 60_000
    })
    for (const day of days) {
      const [start, end] = [v.parse(instant, day), v.parse(endInstant, day)]
      const next = new Date(`${day}T00:00:00+09:00`).getTime() + 86_400_000
      expect([formatDay(start ?? 0), formatDay(end ?? 0)], day).toEqual([day, day])
      expect([start, end], day).toEqual([next - 86_400_000, next - 1000])
      for (const clock of clocks) {
        const text = `${day}T${clock}+09:00`
        const at = v.parse(instant, text) ?? 0
        expect(v.parse(endInstant, text), text).toBe(at)
        expect(formatKoreanTime(at), text).toBe(`${day} ${clock.slice(0, 5)}`)
        expect(formatLocalTime(at), text).toBe(shownIn.format(at))
      }
    }
  },
)

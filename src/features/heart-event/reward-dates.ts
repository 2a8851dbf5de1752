import { millisecondsInDay } from 'date-fns/constants'
import { isKoreanWeekend, koreanMidnight } from '#i18n/times.ts'

/**
 * Rewards are sent within this many weekdays after the goal, and can be claimed for `claimDays`
 * (docs/product.md#event-pages).
 */
const weekdays = 2
const claimDays = 7

/**
 * Returns the latest day on which rewards are sent and the last day to claim them, as Korean midnights in
 * epoch ms. Saturdays and Sundays are skipped, holidays are not.
 * @param metAt time when the goal was met, epoch ms
 */
export function rewardDates(metAt: number): { sentBy: number; claimBy: number } {
  let sentBy = koreanMidnight(metAt)
  for (let left = weekdays; left > 0;) {
    sentBy += millisecondsInDay
    if (!isKoreanWeekend(sentBy)) left -= 1
  }
  return { sentBy, claimBy: sentBy + claimDays * millisecondsInDay }
}

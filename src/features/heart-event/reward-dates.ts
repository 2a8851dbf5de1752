const dayMs = 86_400_000
/** Korea is UTC+9 without daylight saving time. */
const koreaOffsetMs = 9 * 3_600_000

/**
 * Rewards are sent within this many business days after the goal, and can be claimed for `claimDays`
 * (docs/product.md#event-pages).
 */
const businessDays = 2
const claimDays = 7

const isWeekend = (koreanDay: number) => [0, 6].includes(new Date(koreanDay * dayMs).getUTCDay())

/**
 * Returns the latest day on which rewards are sent and the last day to claim them, as Korean midnights in
 * epoch ms. Saturdays and Sundays are skipped.
 * @param metAt time when the goal was met, epoch ms
 */
export function rewardDates(metAt: number): { sentBy: number; claimBy: number } {
  let koreanDay = Math.floor((metAt + koreaOffsetMs) / dayMs)
  for (let left = businessDays; left > 0;) {
    koreanDay += 1
    if (!isWeekend(koreanDay)) left -= 1
  }
  const sentBy = koreanDay * dayMs - koreaOffsetMs
  return { sentBy, claimBy: sentBy + claimDays * dayMs }
}

const day = 86_400_000
/** Korea is nine hours ahead of UTC, all year. */
const korea = 9 * 3_600_000

/** Rewards are sent this many business days after the goal, and wait this many days (docs/product.md#event-pages). */
const businessDays = 2
const claimDays = 7

const isWeekend = (koreanDay: number) => [0, 6].includes(new Date(koreanDay * day).getUTCDay())

/**
 * The Korean days on which the rewards of a goal are there at the latest, and on which they can be
 * claimed for the last time, as the instants of their midnights. Saturdays and Sundays do not count.
 * @param metAt when the goal was met, epoch ms
 */
export function rewardDates(metAt: number): { sentBy: number; claimBy: number } {
  let koreanDay = Math.floor((metAt + korea) / day)
  for (let left = businessDays; left > 0;) {
    koreanDay += 1
    if (!isWeekend(koreanDay)) left -= 1
  }
  const sentBy = koreanDay * day - korea
  return { sentBy, claimBy: sentBy + claimDays * day }
}

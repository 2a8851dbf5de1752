import { subDays } from 'date-fns'

export type Light = 'dawn' | 'day' | 'dusk' | 'night' | 'festival'

/** Days around the anniversary of the launch on which the island celebrates. */
const festivalDays = 3

const monthAndDay = (date: Date) => `${date.getMonth()}-${date.getDate()}`

/** Returns true on the anniversary of `launch` and the days around it, by the visitor's calendar. */
function isFestival(now: Date, launch: Date): boolean {
  const days = Array.from({ length: 2 * festivalDays + 1 }, (_, day) =>
    monthAndDay(subDays(now, day - festivalDays)),
  )
  return now >= launch && days.includes(monthAndDay(launch))
}

/** Returns the light of the island at a time: by the visitor's hour, or that of the festival. */
export function lightOf(now: Date, launch: Date): Light {
  if (isFestival(now, launch)) return 'festival'
  const hour = now.getHours()
  if (hour >= 5 && hour < 8) return 'dawn'
  if (hour >= 8 && hour < 17) return 'day'
  return hour >= 17 && hour < 20 ? 'dusk' : 'night'
}

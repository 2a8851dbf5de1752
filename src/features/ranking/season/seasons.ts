import { millisecondsInDay } from 'date-fns/constants'
import { sorted } from '#lib/collections.ts'
import { seasonKey, type Season } from '../ranking.schema.ts'

/** The season parts in the URL; a missing part is not restricted. */
export interface SeasonChoice {
  year?: number | undefined
  month?: number | undefined
  season?: number | undefined
}

const parts = ['year', 'month', 'season'] as const

/** Sorts the seasons newest first, regardless of the order in the file. */
export function newestFirst(seasons: readonly Season[]): Season[] {
  return sorted(seasons, (a, b) => b.year - a.year || b.month - a.month || b.season - a.season)
}

function fits(season: Season, choice: SeasonChoice): boolean {
  return parts.every((part) => choice[part] === undefined || choice[part] === season[part])
}

/** Returns the newest season that matches every given part, or `null` if none matches. */
export function chooseSeason(seasons: readonly Season[], choice: SeasonChoice): Season | null {
  return newestFirst(seasons).find((season) => fits(season, choice)) ?? null
}

/** Returns the seasons before and after the shown one, in chronological order. */
export function adjacentSeasons(
  seasons: readonly Season[],
  shown: Season,
): { older: Season | undefined; newer: Season | undefined } {
  const all = newestFirst(seasons)
  const key = seasonKey(shown)
  const at = all.findIndex((season) => seasonKey(season) === key)
  return at === -1
    ? { older: undefined, newer: undefined }
    : { older: all[at + 1], newer: all[at - 1] }
}

/** Returns the season of a `compare` value, or `undefined` if there is none. */
export function seasonOfKey(seasons: readonly Season[], key: string): Season | undefined {
  return seasons.find((season) => seasonKey(season) === key)
}

export interface SeasonOptions {
  years: number[]
  months: number[]
  seasons: number[]
}

/** Returns the options for the shown season: all years, the months of its year, the seasons of its month. */
export function seasonOptions(seasons: readonly Season[], shown: Season): SeasonOptions {
  const sorted = newestFirst(seasons)
  const ofYear = sorted.filter(({ year }) => year === shown.year)
  const ofMonth = ofYear.filter(({ month }) => month === shown.month)
  return {
    years: [...new Set(sorted.map(({ year }) => year))],
    months: [...new Set(ofYear.map(({ month }) => month))],
    seasons: [...new Set(ofMonth.map(({ season }) => season))],
  }
}

/** A fixed update interval: one known update, and the days between updates. */
export interface UpdateRhythm {
  /** ISO 8601 with its offset. */
  anchor: string
  everyDays: number
}

/**
 * Returns the first update after `now`, in epoch milliseconds. At the exact time of an update, returns the one
 * after it. Korea has no daylight saving time, so all days have the same length.
 */
export function nextUpdate({ anchor, everyDays }: UpdateRhythm, now: number): number {
  const first = Date.parse(anchor)
  const step = everyDays * millisecondsInDay
  return first + (Math.floor((now - first) / step) + 1) * step
}

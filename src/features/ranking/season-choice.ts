import { sorted } from '#lib/sorted.ts'
import type { Season } from './ranking.schema.ts'

/** What an address says about the season; a part that it leaves out is open. */
export interface SeasonChoice {
  year?: number | undefined
  month?: number | undefined
  season?: number | undefined
}

const parts = ['year', 'month', 'season'] as const

/** The seasons, newest first, whatever the order of the file. */
export function newestFirst(seasons: readonly Season[]): Season[] {
  return sorted(seasons, (a, b) => b.year - a.year || b.month - a.month || b.season - a.season)
}

function fits(season: Season, choice: SeasonChoice): boolean {
  return parts.every((part) => choice[part] === undefined || choice[part] === season[part])
}

/** The newest season that has every chosen part, or `null` where none has (decisions, "Ranking"). */
export function chooseSeason(seasons: readonly Season[], choice: SeasonChoice): Season | null {
  return newestFirst(seasons).find((season) => fits(season, choice)) ?? null
}

export interface SeasonOptions {
  years: number[]
  months: number[]
  seasons: number[]
}

/** What can be chosen beside the shown season: all years, the months of its year, the seasons of its month. */
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

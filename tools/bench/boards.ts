import { cycle } from '../../mocks/db/text.ts'
import { between, seeded } from '../../mocks/db/seeded.ts'
import { clubIcons, userIcons } from '../../mocks/db/icons.ts'
import type { Leaderboard, Season } from '../../mocks/db/leaderboards.ts'

/** The boards of the benchmark by their rows, each with a season before it for the movements. */
export const sizes = [100, 1000, 5000] as const
export type Size = (typeof sizes)[number]

/** The season of a board; the one before it has the same players. */
export function seasonOf(size: Size): number {
  return 2 * sizes.indexOf(size) + 2
}

/** The file of a season by its number. */
export function fileOf(season: number): string {
  return `bench-${season}.json`
}

export const seasons: readonly Season[] = sizes
  .flatMap((size) => [seasonOf(size) - 1, seasonOf(size)])
  .map((season) => ({ year: 2024, month: 6, season, seasonFilename: fileOf(season) }))

/** Ranks by which the player of a rank has gone up: up to eight, every ninth player none. */
export function placesUp(rank: number): number {
  return rank % 9
}

/** The board of a season. */
export function boardOf(season: number): Leaderboard {
  const size = sizes[Math.ceil(season / 2) - 1] ?? 100
  const isBefore = season % 2 === 1
  const random = seeded(`bench ${season}`)
  return {
    highRankerList: Array.from({ length: size }, (_, index) => ({
      rank: index + 1 + (isBefore ? placesUp(index + 1) : 0),
      nickname: `Player ${index + 1}`,
      clubName: `Club ${between(random, 1, 40)}`,
      clubEmblem: cycle(clubIcons, index).Id,
      userProfileIcon: cycle(userIcons, index).Id,
      // Another order has another first row: that is how its answer is known.
      trophies: index === 0 ? 1 : between(random, 100, 9999),
      level: 2000 - Math.floor(index / 3),
      stylePoints: between(random, 100_000, 4_900_000),
    })),
  }
}

import { cycle } from '../../mocks/db/text.ts'
import { between, seeded } from '../../mocks/db/seeded.ts'
import { clubIcons, userIcons } from '../../mocks/db/icons.ts'
import type { Leaderboard, Season } from '../../mocks/wire.ts'

/** The boards of the benchmark, a season each. */
export const sizes = [100, 1000, 5000] as const

const month = { year: 2024, month: 6 }

/** The file of a season by its number. */
export function fileOf(season: number): string {
  return `bench-${season}.json`
}

export const seasons: readonly Season[] = sizes.map((_, index) => ({
  ...month,
  season: index + 1,
  seasonFilename: fileOf(index + 1),
}))

/** The board of a season. */
export function boardOf(season: number): Leaderboard {
  const size = sizes[season - 1] ?? 100
  const random = seeded(`bench ${season}`)
  return {
    highRankerList: Array.from({ length: size }, (_, index) => ({
      rank: index + 1,
      nickname: `Player ${index + 1}`,
      clubName: `Club ${between(random, 1, 40)}`,
      clubEmblem: cycle(clubIcons, index).Id,
      userProfileIcon: cycle(userIcons, index).Id,
      trophies: between(random, 100, 9999),
      level: 2000 - Math.floor(index / 3),
      stylePoints: between(random, 100_000, 4_900_000),
    })),
  }
}

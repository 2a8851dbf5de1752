import type * as v from 'valibot'
import type { RankerEntry } from '#features/ranking/ranking.schema.ts'
import { dateParts, day } from './calendar.ts'
import { player } from './players.ts'
import { between, seeded } from './seeded.ts'

type Entry = v.InferInput<typeof RankerEntry>

/** A row. A level leaderboard may lack `stylePoints`, a style leaderboard `level` and `trophies`. */
type HighRanker = Partial<Entry> &
  Pick<Entry, 'rank' | 'nickname'> & { clubEmblem: number; userProfileIcon: number }

export interface Leaderboard {
  highRankerList: HighRanker[]
}

export interface Season {
  year: number
  month: number
  season: number
  seasonFilename: string
}

export type Board = 'levels' | 'styles'

const rows = 100
const rowsOfOldest = 5000
const years = 3

/** Two seasons a month for the level board, numbered within the month. */
function levelSeasons(now: number): Season[] {
  const { year, month, date } = dateParts(now)
  const newest = year * 12 + month - 1
  const months = Array.from({ length: 12 * years }, (_, age) => newest - age)
  return months.flatMap((at, age) =>
    [2, 1]
      .filter((season) => age > 0 || season === 1 || date >= 16)
      .map((season) => seasonOf('level', Math.floor(at / 12), 1 + (at % 12), season)),
  )
}

const sixWeeks = 42 * day
const firstStyleSeason = Date.UTC(2023, 3, 3)

/** A season every six weeks for the style board, numbered from the launch on. */
function styleSeasons(now: number): Season[] {
  const newest = Math.floor((now - firstStyleSeason) / sixWeeks)
  const count = Math.ceil((365 * years) / 42)
  return Array.from({ length: count }, (_, age) => newest - age).map((nth) => {
    const { year, month } = dateParts(firstStyleSeason + nth * sixWeeks)
    return seasonOf('style', year, month, nth + 1)
  })
}

function seasonOf(kind: string, year: number, month: number, season: number): Season {
  const at = `${year}-${`${month}`.padStart(2, '0')}`
  return { year, month, season, seasonFilename: `${kind}-${at}-s${season}.json` }
}

/** The seasons of the last three years, the newest first. */
export function seasonsOf(board: Board, now: number): Season[] {
  return board === 'levels' ? levelSeasons(now) : styleSeasons(now)
}

/** The scores of a rank. Level leaderboards of the first months had no style points. */
function scores(board: Board, score: number, random: () => number, isOld: boolean) {
  if (board === 'styles') {
    const stylePoints = Math.round(600_000 + 4_300_000 * score)
    return random() < 0.9
      ? { stylePoints, level: between(random, 200, 1900), trophies: between(random, 500, 9000) }
      : { stylePoints }
  }
  return {
    level: Math.round(300 + 1700 * score),
    trophies: Math.round(400 + 9000 * score),
    ...(!isOld && { stylePoints: between(random, 0, 4_900_000) }),
  }
}

/** The rows of a season's file: the same for the same file, and players return over the seasons. */
export function leaderboard(board: Board, file: string, isOldest: boolean): Leaderboard {
  const random = seeded(file)
  const count = isOldest ? rowsOfOldest : rows
  const pool = Math.ceil(count * 1.3)
  const players = Array.from({ length: pool }, (_, nth) => {
    const { strength, ...who } = player(nth, pool)
    return { who, score: 0.85 * strength + 0.15 * random() }
  })
  // As a statement: the browser floor has no `toSorted`.
  players.sort((a, b) => b.score - a.score)
  const row = ({ who, score }: (typeof players)[number], index: number): HighRanker => ({
    rank: index + 1,
    ...who,
    ...scores(board, score, random, isOldest),
  })
  return { highRankerList: players.slice(0, count).map(row) }
}

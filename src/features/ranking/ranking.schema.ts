import * as v from 'valibot'
import { integer, listOf, optional, recordId } from '#api/schema.ts'
import { sorted } from '#lib/sorted.ts'
import { displayName } from './player/display-name.ts'
import { mostRows } from './board/max-rows.ts'

/** A season of a board and the file that its table stands in (contract, "Types"). */
export const Season = v.pipe(
  v.object({
    year: integer,
    month: integer,
    season: integer,
    // A season whose file has another name is dropped: it would be a way to other addresses.
    seasonFilename: v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.json$/)),
  }),
  v.transform(({ seasonFilename, ...season }) => ({ ...season, fileName: seasonFilename })),
)
export type Season = v.InferOutput<typeof Season>

/** A figure that a row may lack; missing, below zero, or no number, is shown as "-". */
const figureOrNone = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null)

const name = v.pipe(v.string(), v.transform(displayName))

/** A row of a board. Without rank and nickname it is none; everything else may be missing. */
export const RankerEntry = v.pipe(
  v.object({
    rank: recordId,
    nickname: name,
    clubName: optional(name),
    clubEmblem: figureOrNone,
    userProfileIcon: figureOrNone,
    trophies: figureOrNone,
    level: figureOrNone,
    stylePoints: figureOrNone,
  }),
  v.transform(({ clubName, clubEmblem, userProfileIcon, ...ranker }) => ({
    ...ranker,
    club: clubName === '' ? undefined : clubName,
    emblemId: clubEmblem,
    iconId: userProfileIcon,
  })),
)

export interface Ranker extends v.InferOutput<typeof RankerEntry> {
  /** Where it stands on its board, from 0 on: ranks may be shared, and names too. */
  line: number
}

/**
 * Some of a file's rows as a board, in the order of their ranks; those that share one in the order of
 * the file.
 */
const BoardRows = v.pipe(
  listOf(RankerEntry),
  v.transform((rankers): Ranker[] =>
    sorted(rankers, (one, other) => one.rank - other.rank).map((ranker, line) =>
      Object.assign(ranker, { line }),
    ),
  ),
)

/** A board, and how many rows its file has where they are too many to be all read. */
export const Leaderboard = v.pipe(
  v.object({ highRankerList: v.array(v.unknown()) }),
  v.transform(({ highRankerList }) => {
    const rowCount = highRankerList.length
    const isCut = rowCount > mostRows
    if (isCut) console.warn(`board cut: ${rowCount} rows, the first ${mostRows} are read`)
    const rows = v.parse(BoardRows, isCut ? highRankerList.slice(0, mostRows) : highRankerList)
    return { rows, ...(isCut && { truncatedFrom: rowCount }) }
  }),
)
export type Leaderboard = v.InferOutput<typeof Leaderboard>

/** A picture of a player or of a club. */
export const Icon = v.pipe(
  v.object({ Id: v.number(), IconPath: v.string() }),
  v.transform(({ Id, IconPath }) => ({ id: Id, image: IconPath })),
)
export type Icon = v.InferOutput<typeof Icon>

/** The pictures above and below a board. */
export const RankingBanner = v.pipe(
  v.object({ topUrl: v.string(), bottomUrl: v.string() }),
  v.transform(({ topUrl, bottomUrl }) => ({ top: topUrl, bottom: bottomUrl })),
)

export const Seasons = listOf(Season)
export const Icons = listOf(Icon)

import * as v from 'valibot'
import { figure, listOf, optional, recordId } from '#api/schema.ts'

/** A season of a board and the file that its table stands in (contract, "Types"). */
export const Season = v.pipe(
  v.object({
    year: figure,
    month: figure,
    season: figure,
    // A season whose file has another name is dropped: it would be a way to other addresses.
    seasonFilename: v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.json$/)),
  }),
  v.transform(({ seasonFilename, ...season }) => ({ ...season, fileName: seasonFilename })),
)
export type Season = v.InferOutput<typeof Season>

/** A figure that a row may lack; missing, or no number, is shown as "-". */
const figureOrNone = v.fallback(v.nullable(v.number()), null)

/** A row of a board. Without rank and nickname it is none; everything else may be missing. */
export const Ranker = v.pipe(
  v.object({
    rank: recordId,
    nickname: v.string(),
    clubName: optional(v.string()),
    clubEmblem: figureOrNone,
    userProfileIcon: figureOrNone,
    trophies: figureOrNone,
    level: figureOrNone,
    stylePoints: figureOrNone,
  }),
  v.transform(({ clubName, clubEmblem, userProfileIcon, ...ranker }) => ({
    ...ranker,
    club: clubName,
    emblemId: clubEmblem,
    iconId: userProfileIcon,
  })),
)
export type Ranker = v.InferOutput<typeof Ranker>

export const Leaderboard = v.pipe(
  v.object({ highRankerList: listOf(Ranker) }),
  v.transform(({ highRankerList }) => highRankerList),
)

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

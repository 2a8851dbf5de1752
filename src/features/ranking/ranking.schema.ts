import * as v from 'valibot'
import { describe, endpoint, lang, type BodyOf } from '#api/endpoint.ts'
import { integer, listOf, name, optional, recordId, url } from '#api/schema.ts'
import { sorted } from '#lib/collections.ts'
import { displayName } from '#lib/display-name.ts'

/** The two leaderboards. */
export type BoardType = 'level' | 'style'

/** Maximum number of rows to sort on the main thread; longer files are truncated. */
export const maxRows = 10_000

const between = (least: number, most: number) =>
  v.pipe(integer, v.minValue(least), v.maxValue(most))

/** A season of a leaderboard and the file name of its table. */
export const Season = v.pipe(
  v.object({
    year: between(2000, 9999),
    month: between(1, 12),
    season: between(0, 999_999_999),
    // Drops a season with any other file name: it could point to another URL.
    seasonFilename: v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.json$/)),
  }),
  v.transform(({ seasonFilename, ...season }) => ({ ...season, fileName: seasonFilename })),
)
export type Season = v.InferOutput<typeof Season>

/** Formats a season as its identity, and as the `compare` search param: `2024-6-1`. */
export function seasonKey({ year, month, season }: Omit<Season, 'fileName'>): string {
  return `${year}-${month}-${season}`
}

const score = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/** An optional score; missing, negative, too large or invalid values are shown as "-". */
export const optionalScore = v.fallback(v.nullable(score), null)

const playerName = v.pipe(name, v.transform(displayName))

/** A rank, or a numeric string with its value. */
const rank = v.union([recordId, v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))])

/** A row of a leaderboard. Only rank and nickname are required. */
export const RankerEntry = v.pipe(
  v.object({
    rank,
    nickname: playerName,
    clubName: optional(playerName),
    clubEmblem: optionalScore,
    userProfileIcon: optionalScore,
    trophies: optionalScore,
    level: optionalScore,
    stylePoints: optionalScore,
  }),
  v.transform(({ clubName, clubEmblem, userProfileIcon, ...ranker }) => ({
    ...ranker,
    club: clubName === '' ? undefined : clubName,
    emblemId: clubEmblem,
    iconId: userProfileIcon,
  })),
)

export interface Ranker extends v.InferOutput<typeof RankerEntry> {
  /** The row index on the leaderboard, from 0. Unique, unlike ranks and names. */
  line: number
}

/** The rows of a truncated file, sorted by rank; ties keep the order of the file. */
const BoardRows = v.pipe(
  listOf(RankerEntry),
  v.transform((rankers): Ranker[] =>
    sorted(rankers, (one, other) => one.rank - other.rank).map((ranker, line) =>
      Object.assign(ranker, { line }),
    ),
  ),
)

/** A leaderboard, and the number of rows in its file if the file was truncated. */
export const Leaderboard = v.pipe(
  v.object({ highRankerList: v.array(v.unknown()) }),
  v.transform(({ highRankerList }) => {
    const rowCount = highRankerList.length
    if (rowCount > maxRows)
      console.warn(`leaderboard truncated: ${rowCount} rows, showing the first ${maxRows}`)
    return { rowCount, rows: highRankerList.slice(0, maxRows) }
  }),
  v.object({ rowCount: v.number(), rows: BoardRows }),
  v.transform(({ rowCount, rows }) => ({
    rows,
    ...(rowCount > maxRows && { truncatedFrom: rowCount }),
  })),
)
export type Leaderboard = v.InferOutput<typeof Leaderboard>

/** The image of a player or club. */
export const Icon = v.pipe(
  v.object({ Id: v.pipe(v.number(), v.safeInteger()), IconPath: url }),
  v.transform(({ Id, IconPath }) => ({ id: Id, image: IconPath })),
)
export type Icon = v.InferOutput<typeof Icon>

/** The images above and below a leaderboard. */
export const RankingBanner = v.pipe(
  v.object({ topUrl: url, bottomUrl: url }),
  v.transform(({ topUrl, bottomUrl }) => ({ top: topUrl, bottom: bottomUrl })),
)

const BannerRequest = () =>
  v.strictObject({
    lang: lang(),
    type: v.picklist(['level', 'style']),
  })
type BannerRequest = BodyOf<typeof BannerRequest>

const file = endpoint('assets')

export const rankingBanner = endpoint<BannerRequest>()('/ranking/banner', RankingBanner)
export const seasonLists = {
  level: file('/game-data/leaderboard/levels.json', listOf(Season, seasonKey)),
  style: file('/game-data/leaderboard/styles.json', listOf(Season, seasonKey)),
}
export const leaderboards = {
  level: file('/game-data/leaderboard/levels/{seasonFilename}', Leaderboard),
  style: file('/game-data/leaderboard/styles/{seasonFilename}', Leaderboard),
}
export const clubIconList = file('/game-data/club-icons.json', listOf(Icon))
export const userIconList = file('/game-data/user-icons.json', listOf(Icon))

const rankings = {
  section: 'Rankings',
  types: { RankingBanner, Season, HighRanker: RankerEntry, Leaderboard, IconEntry: Icon },
}
export const rankingApi = () => ({
  banner: describe(rankings, rankingBanner, {
    summary: 'Images above and below a leaderboard.',
    page: '/ranking/level',
    onFailure: 'omits',
    request: BannerRequest,
    example: { body: { type: 'level' } },
  }),
  levelSeasons: describe(rankings, seasonLists.level, {
    summary: 'Seasons of the level leaderboard, in any order.',
    page: '/ranking/level',
  }),
  levels: describe(rankings, leaderboards.level, {
    summary: 'The level leaderboard of one season.',
    page: '/ranking/level',
    example: { params: { seasonFilename: 'level-2025-04-s1.json' } },
  }),
  styleSeasons: describe(rankings, seasonLists.style, {
    summary: 'Seasons of the style leaderboard, in any order.',
    page: '/ranking/style',
  }),
  styles: describe(rankings, leaderboards.style, {
    summary: 'The style leaderboard of one season.',
    page: '/ranking/style',
    example: { params: { seasonFilename: 'style-2025-04-s19.json' } },
  }),
  clubIcons: describe(rankings, clubIconList, {
    summary: 'Club emblems.',
    page: '/ranking/level',
    onFailure: 'omits',
  }),
  userIcons: describe(rankings, userIconList, {
    summary: 'Profile icons.',
    page: '/ranking/level',
    onFailure: 'omits',
  }),
})

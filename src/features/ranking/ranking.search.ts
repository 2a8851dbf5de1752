import {
  matching,
  oneOf,
  optionalNumber,
  pageNumber,
  searchOf,
  textParam,
} from '#lib/search-params.ts'
import { displayName } from './player/display-name.ts'

/** The orders of a board, as the URL names them: a minus begins with the highest. */
export const sorts = [
  'rank',
  '-rank',
  'trophies',
  '-trophies',
  'level',
  '-level',
  'stylePoints',
  '-stylePoints',
] as const
export type Sort = (typeof sorts)[number]

/** A name as boards have it; an apostrophe or a slash may be a part of one. */
const boardName = (value: unknown) => displayName(textParam(value))

/** What an address says of a board. */
export const rankingSearch = searchOf((params) => ({
  year: optionalNumber(params.year),
  month: Number(matching(params.month, /^(?:[1-9]|1[0-2])$/)) || undefined,
  season: optionalNumber(params.season),
  page: pageNumber(params.page),
  sort: oneOf(params.sort, sorts),
  /** Of the nickname and of the club: a part is enough. */
  name: boardName(params.name),
  club: boardName(params.club),
  /** The player whose sheet is open: the exact nickname. */
  player: boardName(params.player),
  /** The season that the board is held against: `2024-6-1`. */
  compare: matching(params.compare, /^[1-9]\d{3}-\d{1,2}-\d{1,9}$/),
}))
export type RankingSearch = (typeof rankingSearch)['defaults']

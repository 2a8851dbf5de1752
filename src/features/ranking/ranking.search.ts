import {
  matching,
  oneOf,
  optionalNumber,
  pageNumber,
  searchOf,
  textParam,
} from '#lib/search-params.ts'
import { displayName } from './display-name.ts'
import { sorts } from './ranking-sort.ts'

/** A name as boards have it; an apostrophe or a slash may be a part of one. */
const boardName = (value: unknown) => displayName(textParam(value))

/** What an address says of a board. */
export const rankingSearch = searchOf((params) => ({
  year: optionalNumber(params.year),
  month: optionalNumber(params.month),
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

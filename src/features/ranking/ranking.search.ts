import * as v from 'valibot'
import { oneOf, optionalNumber, pageNumber } from '#lib/search-schemas.ts'
import { displayName } from './display-name.ts'
import { sorts } from './ranking-sort.ts'

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

/** A name as boards have it; an apostrophe or a slash may be a part of one. */
const boardName = v.optional(v.fallback(v.pipe(text, v.transform(displayName)), ''), '')

export const RankingSearch = v.object({
  year: optionalNumber,
  month: optionalNumber,
  season: optionalNumber,
  page: pageNumber,
  sort: oneOf(sorts),
  /** Of the nickname and of the club: a part is enough. */
  name: boardName,
  club: boardName,
  /** The player whose sheet is open: the exact nickname. */
  player: boardName,
  /** The season that the board is held against: `2024-6-1`. */
  compare: v.optional(
    v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{3}-\d{1,2}-\d{1,9}$/)), ''),
    '',
  ),
})
export type RankingSearch = v.InferOutput<typeof RankingSearch>

import * as v from 'valibot'
import { oneOf, optionalNumber, pageNumber } from '#lib/search-schemas.ts'
import { sorts } from './ranking-sort.ts'

export const RankingSearch = v.object({
  year: optionalNumber,
  month: optionalNumber,
  season: optionalNumber,
  page: pageNumber,
  sort: oneOf(sorts),
})
export type RankingSearch = v.InferOutput<typeof RankingSearch>

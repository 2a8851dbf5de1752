import { sorted } from '#lib/sorted.ts'
import type { TableSort } from '#ui/table-view.tsx'
import type { Ranker } from './ranking.schema.ts'

/** What a board can be ordered by, as the address says it: a minus begins with the highest. */
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
type Figure = 'rank' | 'trophies' | 'level' | 'stylePoints'

const figures: ReadonlySet<string> = new Set<Figure>(['rank', 'trophies', 'level', 'stylePoints'])

function isFigure(column: string): column is Figure {
  return figures.has(column)
}

/** The column and direction that a `sort` of the address means. */
export function readSort(sort: Sort): TableSort & { column: Figure } {
  const descending = sort.startsWith('-')
  const column = descending ? sort.slice(1) : sort
  return { column: isFigure(column) ? column : 'rank', descending }
}

/**
 * The `sort` that a press on a column asks for: its other direction where it is ordered by already,
 * else the best first. `undefined` for a column without figures.
 */
export function sortBy(column: string, now: Sort): Sort | undefined {
  if (!isFigure(column)) return undefined
  const best: Sort = column === 'rank' ? 'rank' : `-${column}`
  const worst: Sort = column === 'rank' ? '-rank' : column
  return now === best ? worst : best
}

/** The rows in the order of `sort`; equal ones by rank, those without the figure always last. */
export function sortRankers(rankers: readonly Ranker[], sort: Sort): Ranker[] {
  const { column, descending } = readSort(sort)
  const sign = descending ? -1 : 1
  return sorted(rankers, (a, b) => {
    const [left, right] = [a[column], b[column]]
    if (left === right) return a.rank - b.rank
    if (left === null) return 1
    if (right === null) return -1
    return sign * (left - right)
  })
}

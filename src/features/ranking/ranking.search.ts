import { redirect } from '@tanstack/react-router'
import { displayName } from '#lib/display-name.ts'
import {
  matching,
  oneOf,
  optionalNumber,
  pageNumber,
  searchOf,
  textParam,
} from '#lib/search-params.ts'
import type { BoardType } from './ranking.schema.ts'

/** Paths of the leaderboards: on the main site, or in the webview, whose links stay under `/link`. */
export interface RankingPaths {
  /** The level leaderboard under the section's own path. */
  index: '/ranking' | '/link/ranking'
  board: `${RankingPaths['index']}/$type`
}

export const rankingPaths: RankingPaths = { index: '/ranking', board: '/ranking/$type' }

export const linkRankingPaths: RankingPaths = {
  index: '/link/ranking',
  board: '/link/ranking/$type',
}

/**
 * Returns the leaderboard of a route param. Any value other than `level` and `style` redirects to `level`.
 * @throws a redirect of the router
 */
export function boardOf(segment: string, { board }: RankingPaths): { type: BoardType } {
  if (segment === 'level' || segment === 'style') return { type: segment }
  throw redirect({ to: board, params: { type: 'level' }, search: true, hash: true, replace: true })
}

/** The numbers of a player, in the order of their columns. */
export const scores = ['trophies', 'level', 'stylePoints'] as const
export type Score = (typeof scores)[number]

/** The columns that sort a leaderboard. */
const sortedColumns = ['rank', ...scores] as const
export type SortedColumn = (typeof sortedColumns)[number]

/** The sort orders of a leaderboard in the URL: a minus means descending. */
export const sorts = sortedColumns.flatMap((column) => [column, `-${column}`] as const)
export type Sort = (typeof sorts)[number]

/** Normalizes a name as leaderboards contain it; apostrophes and slashes are allowed. */
const boardName = (value: unknown) => displayName(textParam(value))

/** Search params of a leaderboard. */
export const rankingSearch = searchOf((params) => ({
  year: optionalNumber(params.year),
  month: Number(matching(params.month, /^(?:[1-9]|1[0-2])$/)) || undefined,
  season: optionalNumber(params.season),
  page: pageNumber(params.page),
  sort: oneOf(params.sort, ['rank', ...sorts]),
  /** Filters by part of the nickname and of the club. */
  name: boardName(params.name),
  club: boardName(params.club),
  /** The player whose dialog is open: the exact nickname. */
  player: boardName(params.player),
  /** The season to compare with: `2024-6-1`. */
  compare: matching(params.compare, /^[1-9]\d{3}-\d{1,2}-\d{1,9}$/),
}))
export type RankingSearch = (typeof rankingSearch)['defaults']

/** The search params of a leaderboard, without the player whose dialog is over it. */
export type BoardSearch = Omit<RankingSearch, 'player'>

/** Returns the search params of the leaderboard that a match of its route has. */
export function boardSearchOf({ search }: { search: RankingSearch }): BoardSearch {
  const { player: _, ...board } = search
  return board
}

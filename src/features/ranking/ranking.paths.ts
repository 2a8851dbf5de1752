import type { BoardType } from './ranking.schema.ts'
import { redirect } from '@tanstack/react-router'

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

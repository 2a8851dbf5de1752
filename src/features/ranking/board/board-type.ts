import { redirect } from '@tanstack/react-router'
import type { RankingPaths } from '../ranking.paths.ts'

/** The two leaderboards. */
export type BoardType = 'level' | 'style'

/** The folders of the leaderboard files below `/game-data/leaderboard`. */
export const boardFolders = { level: 'levels', style: 'styles' } as const

/**
 * Returns the leaderboard of a route param. Any value other than `level` and `style` redirects to `level`.
 * @throws a redirect of the router
 */
export function boardOf(segment: string, { board }: RankingPaths): { type: BoardType } {
  if (segment === 'level' || segment === 'style') return { type: segment }
  throw redirect({ to: board, params: { type: 'level' }, search: true, hash: true, replace: true })
}

import { redirect } from '@tanstack/react-router'
import type { RankingPaths } from '../ranking.paths.ts'

/** The two boards. */
export type BoardType = 'level' | 'style'

/** The folders of their files below `/game-data/leaderboard` (contract, "Static files"). */
export const boardFolders = { level: 'levels', style: 'styles' } as const

/**
 * The board that an address names. Only `level` and `style` are boards: anything else becomes `level`
 * (spec section 4), in the address too.
 * @throws a redirect of the router
 */
export function boardOf(segment: string, { board }: RankingPaths): { type: BoardType } {
  if (segment === 'level' || segment === 'style') return { type: segment }
  throw redirect({ to: board, params: { type: 'level' }, search: true, hash: true, replace: true })
}

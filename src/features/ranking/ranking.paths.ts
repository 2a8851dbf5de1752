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

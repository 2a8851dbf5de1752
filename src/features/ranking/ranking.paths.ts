/** Where the boards are: on the site, or in the webview, whose links stay under `/link`. */
export interface RankingPaths {
  /** The level board under the address of the section itself. */
  index: '/ranking' | '/link/ranking'
  board: `${RankingPaths['index']}/$type`
}

export const rankingPaths: RankingPaths = { index: '/ranking', board: '/ranking/$type' }

export const linkRankingPaths: RankingPaths = {
  index: '/link/ranking',
  board: '/link/ranking/$type',
}

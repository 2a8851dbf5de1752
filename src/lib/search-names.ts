/** The search params that the site's pages know (decisions, "Routes"); others are somebody else's. */
export const searchNames = [
  'page',
  'keyword',
  'board',
  'category',
  'year',
  'month',
  'season',
  'club',
  'name',
  'player',
  'sort',
  'compare',
  'version',
  'code',
] as const

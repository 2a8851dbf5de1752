import { useLingui } from '@lingui/react'
import { langOf } from '#i18n/lang.ts'
import { stringifySearch } from '#lib/search-string.ts'
import type { BoardType, Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'

/** The state of a leaderboard that a shared link restores. */
export interface BoardLocation {
  type: BoardType
  season: Season
  search: RankingSearch
}

/**
 * Returns the path and search of this leaderboard, season, page and player. Names the season in full, so that
 * the link stays valid when a newer season begins. Always links to the main site, never to the webview.
 */
export function boardPath({ type, season, search }: BoardLocation): string {
  const { year, month, season: number } = season
  return `/ranking/${type}${stringifySearch({ ...search, year, month, season: number })}`
}

/** Returns the absolute URL of such a link in the language of the page. */
export function useBoardUrl(location: BoardLocation): string {
  const { i18n } = useLingui()
  const origin = import.meta.env.VITE_SITE_ORIGIN || globalThis.location.origin
  return `${origin}/${langOf(i18n.locale)}${boardPath(location)}`
}

import { useLingui } from '@lingui/react'
import { langOf } from '#i18n/lang.ts'
import { stringifySearch } from '#lib/search-string.ts'
import type { BoardType } from './board-type.ts'
import type { Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'

/** What of a board a link opens again. */
export interface BoardPlace {
  type: BoardType
  season: Season
  search: RankingSearch
}

/**
 * The path and search that open exactly this board, season, page and player: the season in full, so
 * that it stays the same when a newer one begins; on the site itself, never in the webview.
 */
export function boardPath({ type, season, search }: BoardPlace): string {
  const { page, sort, name, club, player, compare } = search
  const query = stringifySearch({
    year: season.year,
    month: season.month,
    season: season.season,
    ...(page > 1 && { page }),
    ...(sort !== 'rank' && { sort }),
    name,
    club,
    player,
    compare,
  })
  return `/ranking/${type}${query}`
}

/** The whole address of such a place, in the language of the page. */
export function useBoardAddress(place: BoardPlace): string {
  const { i18n } = useLingui()
  const origin = import.meta.env.VITE_SITE_ORIGIN || globalThis.location.origin
  return `${origin}/${langOf(i18n.locale)}${boardPath(place)}`
}

import { createContext, use, useMemo, type MouseEvent } from 'react'
import { noIcons, type IconMap } from '../icon-map.ts'
import type { MovementTexts } from '../standing/standing-marks.tsx'
import type { SortingState } from '@tanstack/react-table'
import { sorts, type BoardSearch, type Sort } from '../ranking.search.ts'

/** Link attributes of a player's dialog: the URL, and a handler that opens the dialog without a page load. */
export interface DialogLink {
  href: string
  onClick: (event: MouseEvent) => void
}

/**
 * Data that the cells of a leaderboard need in addition to their row. It loads at different times (images, the
 * previous season). As a part of the columns it would remount all cells, and the focus would be lost.
 */
export interface BoardExtras {
  players: IconMap
  clubs: IconMap
  /** URLs of images that failed to load. */
  failed: ReadonlySet<string>
  ranksBefore: readonly (number | null)[] | undefined
  movement: MovementTexts
  tiers: readonly string[]
}

const noLink = { href: '', onClick: () => undefined }

export const BoardContext = createContext<BoardExtras>({
  players: noIcons,
  clubs: noIcons,
  failed: new Set(),
  ranksBefore: undefined,
  movement: { up: String, down: String, same: '', new: '' },
  tiers: [],
})

/** Returns the link of a player. Separate, because it changes with every sort and filter. */
export const PlayerLinkContext = createContext<(nickname: string) => DialogLink>(() => noLink)

export const useBoardExtras = () => use(BoardContext)

/** The number of rows per page. */
export const pageSize = 100

/** Converts the `sort` of the URL to the sorting state of a table. */
function sortingOf(sort: Sort): SortingState {
  const desc = sort.startsWith('-')
  return [{ id: desc ? sort.slice(1) : sort, desc }]
}

/** Returns the `sort` of the URL for a column and an order. */
export function sortOf(column: string, order: 'asc' | 'desc'): Sort {
  const sort = order === 'desc' ? `-${column}` : column
  return sorts.find((known) => known === sort) ?? 'rank'
}

/** Returns the table state that the URL contains: sorting, filters and page. */
export function useBoardState({ sort, name, club, page }: BoardSearch) {
  const sorting = useMemo(() => sortingOf(sort), [sort])
  const columnFilters = useMemo(
    () =>
      [
        { id: 'nickname', value: name },
        { id: 'club', value: club },
      ].filter(({ value }) => value !== ''),
    [name, club],
  )
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page])
  return { sorting, columnFilters, pagination }
}

import type { SortingState } from '@tanstack/react-table'
import { useMemo } from 'react'
import { sorts, type RankingSearch, type Sort } from '../ranking.search.ts'

const pageSize = 100

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
export function useBoardState({ sort, name, club, page }: RankingSearch) {
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

import { sortFn_basic } from '@tanstack/react-table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useDataTable, type Column } from '#ui/table/use-data-table.ts'
import { rankingSearch } from '../ranking.search.ts'
import { nameFilter } from './name-filter.ts'
import { sortOf, useBoardState } from './board-state.ts'

interface Row {
  rank: number
  nickname: string
  club: string | undefined
  trophies: number | undefined
}

const rows: Row[] = [
  { rank: 1, nickname: 'Lumi', club: 'Night Harbor', trophies: undefined },
  { rank: 2, nickname: '달빛여우', club: '달빛상점', trophies: 30 },
  { rank: 3, nickname: 'うさぎ', club: undefined, trophies: 30 },
  { rank: 4, nickname: "O'Tide/2", club: 'Paper Boats', trophies: 90 },
]

const columns: Column<Row>[] = [
  { accessorKey: 'rank', header: 'Rank', sortFn: sortFn_basic },
  { accessorKey: 'nickname', header: 'Nickname', filterFn: nameFilter },
  { accessorKey: 'club', header: 'Club', filterFn: nameFilter },
  { accessorKey: 'trophies', header: 'Trophies', sortFn: sortFn_basic, sortUndefined: 'last' },
]

/** The ranks that the search params of a URL show, in their order. */
function ranksFor(params: Record<string, string>, data: readonly Row[] = rows) {
  function Ranks() {
    const state = useBoardState(rankingSearch.parse(params))
    const table = useDataTable({ columns, rows: data, rowId: ({ rank }) => String(rank), state })
    return table
      .getRowModel()
      .rows.map((row) => row.original.rank)
      .join(' ')
  }
  return renderToStaticMarkup(createElement(Ranks))
}

test.for([
  ['rank', '1 2 3 4'],
  ['-rank', '4 3 2 1'],
  ['trophies', '2 3 4 1'],
  ['-trophies', '4 2 3 1'],
] as const)('sorts by %s: ties by rank, missing numbers last', ([sort, ranks]) => {
  expect(ranksFor({ sort })).toBe(ranks)
})

describe('filters by', () => {
  test.for([
    ['a part of a name', 'um', '', '1'],
    ['a name in another case and width', 'ＬＵＭＩ', '', '1'],
    ['a decomposed name', '달빛'.normalize('NFD'), '', '2'],
    ['punctuation', "o't", '', '4'],
    ['a club', '', 'harbor', '1'],
    ['a club that a player without a club is not in', '', 'うさぎ', ''],
    ['both', '여우', '상점', '2'],
    ['both, of which one does not match', 'Lumi', '상점', ''],
  ] as const)('%s', ([, name, club, ranks]) => {
    expect(ranksFor({ name, club })).toBe(ranks)
  })
})

test('shows a hundred rows a page', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    rank: index + 1,
    nickname: `Player ${index + 1}`,
    club: undefined,
    trophies: 1,
  }))
  expect(ranksFor({ page: '2' }, many)).toBe('101')
  expect(ranksFor({}, many)).toMatch(/^1 2 .* 100$/)
})

test.for([
  ['trophies', 'desc', '-trophies'],
  ['level', 'asc', 'level'],
  ['nickname', 'asc', 'rank'],
] as const)('a link that sorts %s %s has the param %s', ([column, order, sort]) => {
  expect(sortOf(column, order)).toBe(sort)
})

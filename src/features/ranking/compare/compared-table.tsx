import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import { TableView } from '#ui/table/table-view.tsx'
import { useDataTable, type Column } from '#ui/table/use-data-table.ts'
import { BoardPages } from '../board/board-pages.tsx'
import type { BoardType } from '../board/board-type.ts'
import type { ComparedRow } from './compare.ts'
import styles from './compared-table.module.css'
import { MovementMark } from '../standing/movement-mark.tsx'
import { nameFilter } from '../board/name-filter.ts'
import { PlayerLink } from '../player/player-link.tsx'
import type { Ranker } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { scoreOf } from '../standing/standing.ts'
import { useBoardState } from '../board/use-board-state.ts'
import { useMovementWords } from '../standing/use-movement-words.ts'

interface ComparedTableProps {
  type: BoardType
  rows: readonly ComparedRow[]
  /** The names of the two seasons. */
  names: { here: string; there: string }
  caption: string
  search: RankingSearch
  place: LinkProps
}

const figures = ['scoreHere', 'scoreThere']

/** The club column only filters and is not shown. */
const columnVisibility = { club: false }

/** Renders two seasons in one table: rank and score of each player in both, and the rank change. */
export function ComparedTable({ type, rows, names, caption, search, place }: ComparedTableProps) {
  const columns = useComparedColumns(type, names.here, names.there)
  const { columnFilters, pagination } = useBoardState(search)
  const table = useDataTable({
    columns,
    rows,
    rowId: ({ nickname }) => nickname,
    state: { columnFilters, pagination, columnVisibility },
  })
  return (
    <BoardPages table={table} search={search} place={place}>
      <TableView
        table={table}
        caption={caption}
        className={styles.compared}
        rowHeader="nickname"
        figures={figures}
      />
    </BoardPages>
  )
}

function useComparedColumns(
  type: BoardType,
  here: string,
  there: string,
): readonly Column<ComparedRow>[] {
  const { t } = useLingui()
  const words = useMovementWords()
  return useMemo(() => {
    const figure = (row: Ranker | undefined) => {
      const score = row && scoreOf(type, row)
      return score === undefined || score === null ? '-' : formatNumber(score)
    }
    const score = type === 'level' ? t`Level` : t`Style points`
    const cells = (
      [
        ['Here', here, (row: ComparedRow) => row.here],
        ['There', there, (row: ComparedRow) => row.there],
      ] as const
    ).flatMap(([side, season, of]): Column<ComparedRow>[] => [
      {
        id: `rank${side}`,
        header: `${t`Rank`} · ${season}`,
        cell: ({ row }) => of(row.original)?.rank ?? '-',
      },
      {
        id: `score${side}`,
        header: `${score} · ${season}`,
        cell: ({ row }) => figure(of(row.original)),
      },
    ])
    return [
      {
        accessorKey: 'nickname',
        header: t`Nickname`,
        filterFn: nameFilter,
        cell: ({ row: { original: row } }) => <PlayerLink nickname={row.nickname} />,
      },
      { accessorKey: 'club', header: t`Club`, filterFn: nameFilter },
      ...cells,
      {
        id: 'movement',
        header: t({
          comment: 'A column: how the rank changed between two seasons.',
          message: `Change`,
        }),
        cell: ({ row: { original: row } }) =>
          row.here === undefined ? (
            t({
              comment: 'Of a player who is no longer on the leaderboard.',
              message: `Dropped off`,
            })
          ) : (
            <MovementMark rank={row.here.rank} before={row.rankThere} words={words} />
          ),
      },
    ]
  }, [t, type, here, there, words])
}

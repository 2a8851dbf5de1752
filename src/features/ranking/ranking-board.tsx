import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { DataTable } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { EmptyState } from '#ui/states.tsx'
import type { BoardType } from './board-type.ts'
import { readSort, sortBy, sortRankers } from './ranking-sort.ts'
import { useBoard } from './ranking.queries.ts'
import type { Ranker, Season } from './ranking.schema.ts'
import type { RankingSearch } from './ranking.search.ts'
import { useRankingColumns } from './use-ranking-columns.tsx'

interface RankingBoardProps {
  type: BoardType
  season: Season
  search: RankingSearch
  place: LinkProps
}

/** The table of a season, a hundred rows on a page. */
export function RankingBoard({ type, season, search, place }: RankingBoardProps) {
  const board = useBoard(type, season.fileName)
  return (
    <QueryPart query={board} rows={10}>
      {(rankers) =>
        rankers.length === 0 ? (
          <EmptyState>
            <Trans>No posts yet</Trans>
          </EmptyState>
        ) : (
          <RankingTable type={type} rankers={rankers} search={search} place={place} />
        )
      }
    </QueryPart>
  )
}

const size = 100

interface RankingTableProps extends Omit<RankingBoardProps, 'season'> {
  rankers: readonly Ranker[]
}

function RankingTable({ type, rankers, search, place }: RankingTableProps) {
  const { t } = useLingui()
  const columns = useRankingColumns(type)
  const pageCount = Math.ceil(rankers.length / size)
  // A page that the board does not have is its last.
  const page = Math.min(search.page, pageCount)
  const rows = sortRankers(rankers, search.sort).slice((page - 1) * size, page * size)
  const { year, month, season, sort } = search
  return (
    <>
      <DataTable
        caption={type === 'level' ? t`Level ranking` : t`Style ranking`}
        columns={columns}
        rows={rows}
        rowId={({ rank, nickname }) => `${rank} ${nickname}`}
        rowHeader="nickname"
        figures={['trophies', 'level', 'stylePoints']}
        sort={readSort(sort)}
        sortLink={(column) => {
          const next = sortBy(column, sort)
          return next && { ...place, search: { year, month, season, sort: next } }
        }}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        linkTo={(number) => ({ ...place, search: { year, month, season, sort, page: number } })}
      />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { DataTable } from '#ui/data-table.tsx'
import { filterRankers } from './board-filter.ts'
import { BoardPages } from './board-pages.tsx'
import type { BoardType } from './board-type.ts'
import { pinnedAtom } from './pinned.atoms.ts'
import { readSort, sortBy, sortRankers } from './ranking-sort.ts'
import styles from './ranking-table.module.css'
import type { Ranker } from './ranking.schema.ts'
import type { RankingSearch } from './ranking.search.ts'
import { useRankingColumns } from './use-ranking-columns.tsx'

const figures = ['trophies', 'level', 'stylePoints']

interface RankingTableProps {
  type: BoardType
  rankers: readonly Ranker[]
  search: RankingSearch
  place: LinkProps
}

/**
 * A board. The whole of it is put in order and narrowed as plain rows; the table holds the hundred
 * that are shown, so a board of 5,000 weighs little more than one of a hundred.
 */
export function RankingTable({ type, rankers, search, place }: RankingTableProps) {
  const { t } = useLingui()
  const columns = useRankingColumns(type)
  const own = useAtomValue(pinnedAtom)?.own
  const { name, club, sort, page: _, player: __, ...kept } = search
  const found = useMemo(
    () => sortRankers(filterRankers(rankers, { name, club }), sort),
    [rankers, name, club, sort],
  )
  return (
    <BoardPages rows={found} search={search} place={place}>
      {(rows) => (
        <DataTable
          caption={type === 'level' ? t`Level ranking` : t`Style ranking`}
          className={styles.board}
          columns={columns}
          rows={rows}
          rowHeader="nickname"
          rowTone={({ rank, nickname }) =>
            nickname !== '' && nickname === own ? 'own' : rank <= 3 ? 'first' : undefined
          }
          figures={figures}
          sort={readSort(sort)}
          sortLink={(column) => {
            const next = sortBy(column, sort)
            return next && { ...place, search: { ...kept, name, club, sort: next } }
          }}
        />
      )}
    </BoardPages>
  )
}

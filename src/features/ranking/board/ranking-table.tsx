import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { TableView } from '#ui/table/table-view.tsx'
import { useDataTable } from '#ui/table/use-data-table.ts'
import { useBoardColumns } from './board-columns.tsx'
import { BoardPages } from './board-pages.tsx'
import type { BoardType } from './board-type.ts'
import { pinnedAtom } from '../pinned/pinned.atoms.ts'
import styles from './ranking-table.module.css'
import type { Ranker } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { sortOf, useBoardState } from './use-board-state.ts'

const figures = ['trophies', 'level', 'stylePoints']

interface RankingTableProps {
  type: BoardType
  rankers: readonly Ranker[]
  search: RankingSearch
  place: LinkProps
}

/** Renders a leaderboard, sorted, filtered and paginated by the URL. */
export function RankingTable({ type, rankers, search, place }: RankingTableProps) {
  const { t } = useLingui()
  const columns = useBoardColumns()
  const state = useBoardState(search)
  const table = useDataTable({ columns, rows: rankers, rowId: nicknameOf, state })
  const own = useAtomValue(pinnedAtom)?.own
  const rowTone = useCallback((ranker: Ranker) => toneOf(ranker, own), [own])
  const { page: _, player: __, ...kept } = search
  return (
    <BoardPages table={table} search={search} place={place}>
      <TableView
        table={table}
        caption={type === 'level' ? t`Level ranking` : t`Style ranking`}
        className={`${styles.board} ${styles[`${type}Board`]}`}
        rowHeader="nickname"
        figures={figures}
        rowTone={rowTone}
        sortLink={(column, order) => ({
          ...place,
          search: { ...kept, sort: sortOf(column, order) },
        })}
      />
    </BoardPages>
  )
}

const nicknameOf = ({ nickname }: Ranker) => nickname

function toneOf({ rank, nickname }: Ranker, own: string | undefined) {
  if (nickname !== '' && nickname === own) return 'own'
  return rank <= 3 ? 'first' : undefined
}

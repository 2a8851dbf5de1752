import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { DataTable } from '#ui/data-table.tsx'
import { useBoardExtras } from './board-context.ts'
import { boardFinder } from './board-filter.ts'
import { useBoardLook } from './board-look.ts'
import { BoardPages } from './board-pages.tsx'
import type { BoardType } from './board-type.ts'
import type { IconBook } from './icon-book.ts'
import { pinnedAtom } from './pinned.atoms.ts'
import { RankingRow } from './ranking-row.tsx'
import { readSort, sortBy, sortRankers } from './ranking-sort.ts'
import styles from './ranking-table.module.css'
import type { Ranker } from './ranking.schema.ts'
import type { RankingSearch } from './ranking.search.ts'
import { useFailedPictures } from './use-failed-pictures.ts'
import { useRankingColumns } from './use-ranking-columns.ts'

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
  const columns = useRankingColumns()
  const look = useBoardLook()
  const { players, clubs, ranksBefore } = useBoardExtras()
  const [watchPictures, failed] = useFailedPictures()
  const own = useAtomValue(pinnedAtom)?.own
  const { name, club, sort, page: _, player: __, ...kept } = search
  const find = useMemo(() => boardFinder(rankers), [rankers])
  const found = useMemo(() => sortRankers(find({ name, club }), sort), [find, name, club, sort])
  const renderRow = useCallback(
    (ranker: Ranker, key: string) => {
      const pictureOf = (book: IconBook, id: number | null) => {
        const image = id === null ? undefined : book.get(id)
        return image === undefined || failed.has(image) ? undefined : image
      }
      return (
        <RankingRow
          key={key}
          ranker={ranker}
          tone={toneOf(ranker, own)}
          before={ranksBefore?.[ranker.line]}
          face={pictureOf(players, ranker.iconId)}
          emblem={pictureOf(clubs, ranker.emblemId)}
          look={look}
        />
      )
    },
    [players, clubs, failed, own, ranksBefore, look],
  )
  return (
    <BoardPages rows={found} search={search} place={place}>
      {(rows) => (
        <div ref={watchPictures}>
          <DataTable
            caption={type === 'level' ? t`Level ranking` : t`Style ranking`}
            className={`${styles.board} ${styles[`${type}Board`]}`}
            columns={columns}
            rows={rows}
            rowHeader="nickname"
            renderRow={renderRow}
            figures={figures}
            sort={readSort(sort)}
            sortLink={(column) => {
              const next = sortBy(column, sort)
              return next && { ...place, search: { ...kept, name, club, sort: next } }
            }}
          />
        </div>
      )}
    </BoardPages>
  )
}

function toneOf({ rank, nickname }: Ranker, own: string | undefined) {
  if (nickname !== '' && nickname === own) return 'own'
  return rank <= 3 ? 'first' : undefined
}

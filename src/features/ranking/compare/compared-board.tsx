import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { LinkButton } from '#ui/link/link-button.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { FailedState } from '#ui/feedback/states.tsx'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { compareBoards, comparisonChosenAtom, type ComparedRow } from './compare.ts'
import { useBoard } from '../board/board.queries.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { useSeasonName } from '../season/season-name.ts'
import { seasonOfKey } from '../season/seasons.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { TableView } from '#ui/table/table-view.tsx'
import { useDataTable, type Column } from '#ui/table/use-data-table.ts'
import { BoardPages } from '../board/board-pages.tsx'
import { MovementMark, useMovementWords } from '../standing/standing-marks.tsx'
import { nameFilter } from '../board/name-filter.ts'
import { PlayerLink } from '../player/player-name.tsx'
import { scoreOf } from '../standing/standing.ts'
import { useBoardState } from '../board/board-state.ts'
import styles from './compared-board.module.css'

interface ComparedBoardProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  rankers: readonly Ranker[]
  search: RankingSearch
  place: LinkProps
}

/** Renders the shown season next to the season in `compare` of the URL. */
export function ComparedBoard({ seasons, search, place, ...shown }: ComparedBoardProps) {
  const other = seasonOfKey(seasons, search.compare)
  const { compare: _, page: __, ...kept } = search
  const end = (
    <LinkButton {...place} search={kept} resetScroll={false}>
      <Trans>Stop comparing</Trans>
    </LinkButton>
  )
  if (other === undefined) {
    return (
      <FailedState>
        <Trans>This season doesn't exist.</Trans>
        <br />
        {end}
      </FailedState>
    )
  }
  return (
    <>
      <div className={styles.head}>{end}</div>
      <TwoBoards {...shown} other={other} search={search} place={place} />
    </>
  )
}

interface TwoBoardsProps extends Omit<ComparedBoardProps, 'seasons'> {
  other: Season
}

function TwoBoards({ type, season, other, rankers, search, place }: TwoBoardsProps) {
  const { t } = useLingui()
  const seasonName = useSeasonName()
  const board = useBoard(type, other.fileName)
  const rows = useMemo(
    () => (board.data === undefined ? [] : compareBoards(rankers, board.data.rows)),
    [rankers, board.data],
  )
  const here = seasonName(season)
  const there = seasonName(other)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChosen, setChosen] = useAtom(comparisonChosenAtom)
  const isRead = board.data !== undefined
  // Moves the focus and the scroll position to a newly selected comparison.
  useEffect(() => {
    if (!isChosen || !isRead) return
    setChosen(false)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isChosen, isRead, setChosen])
  return (
    <QueryBoundary query={board} rows={10}>
      {() => (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t`${here} compared with ${there}`}
          </h2>
          <ComparedTable
            type={type}
            rows={rows}
            names={{ here, there }}
            caption={t`${here} compared with ${there}`}
            search={search}
            place={place}
          />
        </>
      )}
    </QueryBoundary>
  )
}

interface ComparedTableProps {
  type: BoardType
  rows: readonly ComparedRow[]
  /** The names of the two seasons. */
  names: { here: string; there: string }
  caption: string
  search: RankingSearch
  place: LinkProps
}

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
      <TableView table={table} caption={caption} className={styles.compared} />
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
        meta: { isNumeric: true },
        cell: ({ row }) => figure(of(row.original)),
      },
    ])
    return [
      {
        id: 'nickname',
        accessorFn: ({ nickname, club = '' }) => `${nickname}\n${club}`,
        header: t`Nickname`,
        meta: { isRowHeader: true },
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

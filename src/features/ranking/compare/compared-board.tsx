import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { LinkButton } from '#ui/form/button.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import {
  compareBoards,
  comparisonChosenAtom,
  mostMoved,
  type ComparedRow,
  type MostMoved,
} from './compare.ts'
import { useBoard } from '../board/board.queries.ts'
import type { BoardSearch } from '../ranking.search.ts'
import { useDistinctNames, useSeasonName } from '../season/season-name.ts'
import { seasonOfKey } from '../season/seasons.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { TableView } from '#ui/table/table-view.tsx'
import { useDataTable, type Column } from '#ui/table/use-data-table.ts'
import { BoardPages } from '../board/board-pages.tsx'
import { RankingTable } from '../board/ranking-table.tsx'
import { scoreOf } from '../standing/standing.ts'
import { pinnedAtom } from '../pinned/pinned.atoms.ts'
import { RankNumber, rowTone, useMovementTexts } from '../standing/standing-marks.tsx'
import { nameFilter } from '../board/name-filter.ts'
import { PlayerFace, PlayerLink } from '../player/player-name.tsx'
import { useBoardState } from '../board/board-state.ts'
import { MostMovedPlayers } from './most-moved-players.tsx'
import { RankChange } from './rank-change.tsx'
import styles from './compared-board.module.css'

interface ComparedBoardProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  rankers: readonly Ranker[]
  search: BoardSearch
  link: LinkProps
}

/** Renders the shown season next to the season in `compare` of the URL. */
export function ComparedBoard({ seasons, search, link, ...shown }: ComparedBoardProps) {
  const other = seasonOfKey(seasons, search.compare)
  const { compare: _, page: __, ...preserved } = search
  const end = (
    <LinkButton {...link} search={preserved} resetScroll={false}>
      <Trans>Stop comparing</Trans>
    </LinkButton>
  )
  if (other === undefined) {
    return (
      <>
        <p role="alert" className="cluster">
          <Trans>This season doesn't exist.</Trans> {end}
        </p>
        <RankingTable {...shown} search={search} link={link} />
      </>
    )
  }
  return <TwoBoards {...shown} other={other} search={search} link={link} end={end} />
}

interface TwoBoardsProps extends Omit<ComparedBoardProps, 'seasons'> {
  other: Season
  /** The link that ends the comparison. */
  end: ReactNode
}

function TwoBoards({ type, season, other, rankers, search, link, end }: TwoBoardsProps) {
  const { t } = useLingui()
  const seasonName = useSeasonName()
  const [shortHere, shortThere] = useDistinctNames(season, other)
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
  const caption = t`${here} compared with ${there}`
  return (
    <>
      <div className="cluster">
        <h2 key={caption} ref={heading} tabIndex={-1} className={styles.heading}>
          {caption}
        </h2>
        {end}
      </div>
      <QueryBoundary query={board} rows={10}>
        {() => (
          <ComparedTable
            type={type}
            rows={rows}
            names={{ here: shortHere, there: shortThere }}
            caption={caption}
            search={search}
            link={link}
          />
        )}
      </QueryBoundary>
    </>
  )
}

interface ComparedTableProps {
  type: BoardType
  rows: readonly ComparedRow[]
  /** The short names of the two seasons. */
  names: { here: string; there: string }
  caption: string
  search: BoardSearch
  link: LinkProps
}

/** The club column only filters and is not shown. */
const columnVisibility = { club: false }

/** Renders two seasons in one table: rank and score of each player in both, and the rank change between them. */
export function ComparedTable({ type, rows, names, caption, search, link }: ComparedTableProps) {
  const most = useMemo(() => mostMoved(rows), [rows])
  const columns = useComparedColumns(type, names.here, names.there, most)
  const { columnFilters, pagination } = useBoardState(search)
  const own = useAtomValue(pinnedAtom)?.own
  const table = useDataTable({
    columns,
    rows,
    rowId: ({ nickname }) => nickname,
    state: { columnFilters, pagination, columnVisibility },
  })
  return (
    <BoardPages table={table} search={search} link={link}>
      <MostMovedPlayers most={most} />
      <p className={`meta ${styles.note}`}>
        {type === 'level' ? (
          <Trans>Below each rank is the level.</Trans>
        ) : (
          <Trans>Below each rank are the style points.</Trans>
        )}
      </p>
      <TableView
        table={table}
        caption={caption}
        className={styles.compared}
        mainColumn={type}
        rowTone={({ nickname, here }) => rowTone(here, nickname !== '' && nickname === own)}
      />
    </BoardPages>
  )
}

function useComparedColumns(
  type: BoardType,
  here: string,
  there: string,
  most: MostMoved,
): readonly Column<ComparedRow>[] {
  const { t } = useLingui()
  const texts = useMovementTexts()
  return useMemo(() => {
    const formatted = (row: Ranker | undefined) => {
      if (row === undefined) return ''
      const score = scoreOf(type, row)
      return score === null ? '–' : formatNumber(score)
    }
    const group = (side: 'Here' | 'There', season: string): Column<ComparedRow> => {
      const of = (row: ComparedRow) => (side === 'Here' ? row.here : row.there)
      return {
        id: side,
        header: season,
        columns: [
          {
            id: `rank${side}`,
            header: t`Rank`,
            meta: { isNumeric: true },
            cell: ({ row }) => {
              const rank = of(row.original)?.rank
              if (rank === undefined) return '–'
              if (side === 'Here') return <RankNumber rank={rank} />
              return (
                <>
                  <span className={styles.number}>{rank}</span>
                  <span className={styles.sentence}>{t`${season}: rank ${rank}`}</span>
                </>
              )
            },
          },
          {
            id: `score${side}`,
            header: type === 'level' ? t`Level` : t`Style points`,
            meta: { isNumeric: true },
            cell: ({ row }) => formatted(of(row.original)),
          },
        ],
      }
    }
    return [
      {
        id: 'nickname',
        accessorFn: ({ nickname, club = '' }) => `${nickname}\n${club}`,
        header: t`Nickname`,
        meta: { isRowHeader: true },
        filterFn: nameFilter,
        cell: ({ row: { original: row } }) => (
          <>
            <PlayerFace
              nickname={row.nickname}
              iconId={(row.here ?? row.there)?.iconId ?? null}
              size={44}
            />
            <PlayerLink nickname={row.nickname} />
          </>
        ),
      },
      { accessorKey: 'club', header: t`Club`, filterFn: nameFilter },
      group('Here', here),
      group('There', there),
      {
        id: 'movement',
        header: t({
          comment: 'A column: how the rank changed between two seasons.',
          message: `Change`,
        }),
        cell: ({ row: { original: row } }) => <RankChange row={row} most={most} texts={texts} />,
      },
    ]
  }, [t, type, here, there, most, texts])
}

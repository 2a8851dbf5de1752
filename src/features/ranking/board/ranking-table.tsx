import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { TableView } from '#ui/table/table-view.tsx'
import { useDataTable, type Column } from '#ui/table/use-data-table.ts'
import { BoardPages } from './board-pages.tsx'
import { ownRowAtom, pinnedAtom } from '../pinned/pinned.atoms.ts'
import type { BoardType, Ranker } from '../ranking.schema.ts'
import type { BoardSearch, Score, SortedColumn } from '../ranking.search.ts'
import { sortOf, useBoardExtras, useBoardState } from './board-state.ts'
import { sortFn_basic } from '@tanstack/react-table'
import { formatNumber } from '#i18n/numbers.ts'
import { nameFilter } from './name-filter.ts'
import { ClubEmblem, PlayerFace, PlayerLink } from '../player/player-name.tsx'
import { isBlankName } from '#lib/display-name.ts'
import { scoreTier } from '#lib/score-tier.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { mainScores } from '../standing/standing.ts'
import { MovementMark, RankNumber, rowTone } from '../standing/standing-marks.tsx'
import styles from './ranking-table.module.css'

interface RankingTableProps {
  type: BoardType
  rankers: readonly Ranker[]
  search: BoardSearch
  link: LinkProps
}

/** Renders a leaderboard, sorted, filtered and paginated by the URL. */
export function RankingTable({ type, rankers, search, link }: RankingTableProps) {
  const { t } = useLingui()
  const state = useBoardState(search)
  const table = useDataTable({ columns, rows: rankers, rowId: nicknameOf, state })
  const own = useAtomValue(pinnedAtom)?.own
  const setOwnRow = useSetAtom(ownRowAtom)
  const isOwn = ({ nickname }: Ranker) => nickname !== '' && nickname === own
  const sorted = search.sort.replace('-', '')
  const mainColumn = sorted === 'rank' ? mainScores[type] : sorted
  const { page: _, ...preserved } = search
  return (
    <BoardPages table={table} search={search} link={link}>
      <TableView
        table={table}
        caption={type === 'level' ? t`Level ranking` : t`Style ranking`}
        className={styles.board}
        mainColumn={mainColumn}
        rowTone={(ranker) => rowTone(ranker, isOwn(ranker))}
        rowRef={(ranker) => (isOwn(ranker) ? setOwnRow : undefined)}
        sortLink={(column, order) => ({
          ...link,
          search: { ...preserved, sort: sortOf(column, order) },
        })}
      />
    </BoardPages>
  )
}

const nicknameOf = ({ nickname }: Ranker) => nickname

/** A number that sorts the leaderboard; rows without the number are always last. */
const numeric = { sortFn: sortFn_basic, sortUndefined: 'last', sortDescFirst: true } as const

const formatted = (value: number | null) => (value === null ? '-' : formatNumber(value))

/** Creates the column of a score. */
const scoreColumn = (id: Score, header: () => ReactNode) => ({
  id,
  accessorFn: (ranker: Ranker) => ranker[id] ?? undefined,
  header,
  meta: { isNumeric: true },
  ...numeric,
  cell: ({ row }: { row: { original: Ranker } }) => formatted(row.original[id]),
})

/** Returns the name of a club as the only text of its cell. */
const clubName = (club = '-') => (isBlankName(club) ? <VisibleName name={club} /> : club)

/** A column. It sorts only if `sort` of the URL can name it. */
type BoardColumn = Column<Ranker> & ({ id: SortedColumn } | { enableSorting: false })

/** The columns of both leaderboards. */
const columns: readonly BoardColumn[] = [
  {
    id: 'rank',
    accessorKey: 'rank',
    header: () => <Trans>Rank</Trans>,
    ...numeric,
    sortDescFirst: false,
    meta: { rendersCells: true },
    cell: ({ row }) => <RankCells ranker={row.original} />,
  },
  {
    id: 'change',
    header: () => (
      <span className="visually-hidden">
        <Trans>Change</Trans>
      </span>
    ),
    meta: { isInOther: true },
    enableSorting: false,
  },
  {
    id: 'player',
    header: () => (
      <span className="visually-hidden">
        <Trans>Player</Trans>
      </span>
    ),
    meta: { isInOther: true },
    enableSorting: false,
  },
  {
    id: 'nickname',
    // The search finds players by their name and by their club.
    accessorFn: ({ nickname, club = '' }) => `${nickname}\n${club}`,
    header: () => <Trans>Nickname</Trans>,
    meta: { isRowHeader: true, colSpan: 2 },
    enableSorting: false,
    filterFn: nameFilter,
    cell: ({ row: { original: row } }) => (
      <>
        <PlayerFace nickname={row.nickname} iconId={row.iconId} size={44} />
        <PlayerLink nickname={row.nickname} />
        <ClubEmblem ranker={row} />
      </>
    ),
  },
  {
    accessorKey: 'club',
    header: () => (
      <span className="visually-hidden">
        <Trans>Club</Trans>
      </span>
    ),
    enableSorting: false,
    filterFn: nameFilter,
    // Its emblem is in the cell of the name, so that this one has no other element.
    cell: ({ row }) => clubName(row.original.club),
  },
  scoreColumn('trophies', () => <Trans>Trophies</Trans>),
  scoreColumn('level', () => <Trans>Level</Trans>),
  {
    ...scoreColumn('stylePoints', () => <Trans>Style points</Trans>),
    cell: ({ row }: { row: { original: Ranker } }) => (
      <StylePointsCell points={row.original.stylePoints} />
    ),
  },
]

/** Renders the cells of the rank and of its change since the previous season. */
function RankCells({ ranker: { rank, line } }: { ranker: Ranker }) {
  const { ranksBefore, movement } = useBoardExtras()
  return (
    <>
      <RankNumber rank={rank} isCell />
      <MovementMark rank={rank} before={ranksBefore?.[line]} texts={movement} isCell />
    </>
  )
}

/** Style points and their rating tier. */
function StylePointsCell({ points }: { points: number | null }) {
  const { tiers } = useBoardExtras()
  const tier = scoreTier(points)
  return (
    <>
      <span>{`${formatted(points)} `}</span>
      <div className="meta">{tiers[tier]}</div>
    </>
  )
}

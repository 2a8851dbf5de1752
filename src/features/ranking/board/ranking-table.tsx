import styles from './ranking-table.module.css'
import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { TableView } from '#ui/table/table-view.tsx'
import { useDataTable, type Column } from '#ui/table/use-data-table.ts'
import { BoardPages } from './board-pages.tsx'

import { pinnedAtom } from '../pinned/pinned.atoms.ts'
import type { BoardType, Ranker } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { sortOf, useBoardExtras, useBoardState } from './board-state.ts'
import { sortFn_basic } from '@tanstack/react-table'
import { formatNumber } from '#i18n/numbers.ts'
import { nameFilter } from './name-filter.ts'
import { PlayerLink } from '../player/player-name.tsx'
import { ratingTier } from '#lib/rating-tier.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { Icon } from '#ui/icons/icons.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Tile } from '#ui/card/tile.tsx'
import { MovementMark } from '../standing/movement-mark.tsx'
import { TierBadge } from '../standing/tier-badge.tsx'

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

/** A number that sorts the leaderboard; rows without the number are always last. */
const numeric = { sortFn: sortFn_basic, sortUndefined: 'last', sortDescFirst: true } as const

/** Returns the seven columns of both leaderboards. */
function useBoardColumns(): readonly Column<Ranker>[] {
  const { t } = useLingui()
  return useMemo((): Column<Ranker>[] => {
    const figure = (value: number | null) => (value === null ? '-' : formatNumber(value))
    return [
      {
        accessorKey: 'rank',
        header: t`Rank`,
        ...numeric,
        sortDescFirst: false,
        cell: ({ row }) => <RankCell ranker={row.original} />,
      },
      {
        accessorKey: 'nickname',
        header: t`Nickname`,
        enableSorting: false,
        filterFn: nameFilter,
        cell: ({ row }) => <PlayerLink nickname={row.original.nickname} />,
      },
      {
        id: 'player',
        header: t`Player`,
        cell: ({ row }) => <PlayerImageCell iconId={row.original.iconId} />,
      },
      {
        accessorKey: 'club',
        header: t`Club`,
        enableSorting: false,
        filterFn: nameFilter,
        cell: ({ row }) => <ClubCell ranker={row.original} />,
      },
      {
        id: 'trophies',
        accessorFn: ({ trophies }) => trophies ?? undefined,
        header: t`Trophies`,
        ...numeric,
        cell: ({ row }) => figure(row.original.trophies),
      },
      {
        id: 'level',
        accessorFn: ({ level }) => level ?? undefined,
        header: t`Level`,
        ...numeric,
        cell: ({ row }) => figure(row.original.level),
      },
      {
        id: 'stylePoints',
        accessorFn: ({ stylePoints }) => stylePoints ?? undefined,
        header: t`Style points`,
        ...numeric,
        cell: ({ row }) => <StylePointsCell points={row.original.stylePoints} />,
      },
    ]
  }, [t])
}

/** Renders the rank and its change since the previous season. */
function RankCell({ ranker: { rank, line } }: { ranker: Ranker }) {
  const { ranksBefore, movement } = useBoardExtras()
  return (
    <>
      <Tile tone={rank <= 3 ? 'gold' : 'quiet'}>{rank}</Tile>
      <MovementMark rank={rank} before={ranksBefore?.[line]} words={movement} />
    </>
  )
}

/** Renders the profile image of a player, or the default icon. */
function PlayerImageCell({ iconId }: { iconId: number | null }) {
  const { players, failed } = useBoardExtras()
  const image = iconId === null ? undefined : players.get(iconId)
  if (image === undefined || failed.has(image)) {
    return (
      <Tile>
        <Icon shape={partIcons.user} />
      </Tile>
    )
  }
  return <img className={styles.face} alt="" width="44" height="44" loading="lazy" src={image} />
}

/** The club of a player with its emblem, if that is known. */
function ClubCell({ ranker: { club, emblemId } }: { ranker: Ranker }) {
  const { clubs, failed } = useBoardExtras()
  if (club === undefined) return <span>-</span>
  const image = emblemId === null ? undefined : clubs.get(emblemId)
  return (
    <>
      {image !== undefined && !failed.has(image) && (
        <img className={styles.emblem} alt="" width="24" height="24" loading="lazy" src={image} />
      )}
      <VisibleName name={club} />
    </>
  )
}

/** Style points and their rating tier. */
function StylePointsCell({ points }: { points: number | null }) {
  const { tiers } = useBoardExtras()
  const tier = ratingTier(points)
  return (
    <>
      <span>{points === null ? '-' : formatNumber(points)}</span>{' '}
      <TierBadge tier={tier} name={tiers[tier]} />
    </>
  )
}

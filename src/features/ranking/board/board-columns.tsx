import { useLingui } from '@lingui/react/macro'
import { sortFn_basic } from '@tanstack/react-table'
import { useMemo } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import type { Column } from '#ui/table/use-data-table.ts'
import { ClubCell, PlayerImageCell, RankCell, StylePointsCell } from './board-cells.tsx'
import { nameFilter } from './name-filter.ts'
import { PlayerLink } from '../player/player-link.tsx'
import type { Ranker } from '../ranking.schema.ts'

/** A number that sorts the leaderboard; rows without the number are always last. */
const numeric = { sortFn: sortFn_basic, sortUndefined: 'last', sortDescFirst: true } as const

/** Returns the seven columns of both leaderboards. */
export function useBoardColumns(): readonly Column<Ranker>[] {
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

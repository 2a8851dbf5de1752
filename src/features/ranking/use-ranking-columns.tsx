import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Column } from '#ui/data-table.tsx'
import { Tile } from '#ui/tile.tsx'
import type { BoardType } from './board-type.ts'
import { ClubName } from './club-name.tsx'
import { emptyIconBook } from './icon-book.ts'
import { PlayerPicture } from './player-picture.tsx'
import { useClubIcons, useUserIcons } from './ranking.queries.ts'
import type { Ranker } from './ranking.schema.ts'
import { TierBadge } from './tier-badge.tsx'

const none = '-'

/** The seven columns of both boards (spec section 2); the one a board is ordered by stands out. */
export function useRankingColumns(type: BoardType): readonly Column<Ranker>[] {
  const { t, i18n } = useLingui()
  const players = useUserIcons().data ?? emptyIconBook
  const clubs = useClubIcons().data ?? emptyIconBook
  return useMemo(() => {
    const figure = (value: number | null) => (value === null ? none : i18n.number(value))
    const main = (value: number | null) => <strong>{figure(value)}</strong>
    const level = type === 'level' ? main : figure
    const points = type === 'style' ? main : figure
    return [
      {
        id: 'rank',
        header: t`Rank`,
        cell: ({ row: { original: ranker } }) => (
          <Tile tone={ranker.rank <= 3 ? 'gold' : 'quiet'}>{ranker.rank}</Tile>
        ),
      },
      { id: 'nickname', accessorKey: 'nickname', header: t`Nickname` },
      {
        id: 'player',
        header: t`Player`,
        cell: ({ row }) => <PlayerPicture iconId={row.original.iconId} book={players} />,
      },
      {
        id: 'club',
        header: t`Club`,
        cell: ({ row }) => <ClubName ranker={row.original} book={clubs} none={none} />,
      },
      {
        id: 'trophies',
        header: t`Trophies`,
        cell: ({ row }) => figure(row.original.trophies),
      },
      { id: 'level', header: t`Level`, cell: ({ row }) => level(row.original.level) },
      {
        id: 'stylePoints',
        header: t`Style points`,
        cell: ({ row }) => (
          <>
            {points(row.original.stylePoints)} <TierBadge score={row.original.stylePoints} />
          </>
        ),
      },
    ]
  }, [t, i18n, type, players, clubs])
}

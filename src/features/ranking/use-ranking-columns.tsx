import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Column } from '#ui/data-table.tsx'
import type { BoardType } from './board-type.ts'
import { PlayerLink } from './player-link.tsx'
import { ClubCell, PictureCell, RankCell } from './ranker-cells.tsx'
import styles from './ranking-table.module.css'
import type { Ranker } from './ranking.schema.ts'
import { TierBadge } from './tier-badge.tsx'

const none = '-'

/** The seven columns of both boards (spec section 2); the one a board is ordered by stands out. */
export function useRankingColumns(type: BoardType): readonly Column<Ranker>[] {
  const { t, i18n } = useLingui()
  return useMemo(() => {
    // One for all cells: a board has hundreds of figures.
    const number = new Intl.NumberFormat(i18n.locale)
    const figure = (value: number | null) => (value === null ? none : number.format(value))
    const main = (value: number | null) => <strong>{figure(value)}</strong>
    const level = type === 'level' ? main : figure
    const points = type === 'style' ? main : figure
    return [
      { id: 'rank', header: t`Rank`, cell: ({ row }) => <RankCell ranker={row.original} /> },
      {
        id: 'nickname',
        header: t`Nickname`,
        cell: ({ row }) => <PlayerLink nickname={row.original.nickname} />,
      },
      { id: 'player', header: t`Player`, cell: ({ row }) => <PictureCell ranker={row.original} /> },
      { id: 'club', header: t`Club`, cell: ({ row }) => <ClubCell ranker={row.original} /> },
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
          <span className={styles.points}>
            {points(row.original.stylePoints)} <TierBadge score={row.original.stylePoints} />
          </span>
        ),
      },
    ]
  }, [t, i18n.locale, type])
}

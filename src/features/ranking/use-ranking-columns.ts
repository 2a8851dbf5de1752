import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Column } from '#ui/data-table.tsx'
import type { Ranker } from './ranking.schema.ts'

/** The seven columns of both boards (spec section 2); `RankingRow` draws their cells. */
export function useRankingColumns(): readonly Column<Ranker>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'rank', header: t`Rank` },
      { id: 'nickname', header: t`Nickname` },
      { id: 'player', header: t`Player` },
      { id: 'club', header: t`Club` },
      { id: 'trophies', header: t`Trophies` },
      { id: 'level', header: t`Level` },
      { id: 'stylePoints', header: t`Style points` },
    ],
    [t],
  )
}

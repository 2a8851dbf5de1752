import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { EmptyState, LoadingState } from '#ui/feedback/states.tsx'
import type { BoardType } from './board-type.ts'
import { TruncatedNotice } from './truncated-notice.tsx'
import type { Leaderboard, Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { RankingTable } from './ranking-table.tsx'

const ComparedBoard = lazy(async () => ({
  default: (await import('../compare/compared-board.tsx')).ComparedBoard,
}))

interface ShownBoardProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  board: Leaderboard
  search: RankingSearch
  place: LinkProps
}

/** Renders the rows of a loaded leaderboard, or its comparison with another season. */
export function ShownBoard({ seasons, season, board, ...shown }: ShownBoardProps) {
  const { rows, truncatedFrom } = board
  if (rows.length === 0) {
    return (
      <EmptyState>
        <Trans>No one is ranked yet</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      {truncatedFrom !== undefined && <TruncatedNotice rowCount={truncatedFrom} />}
      {shown.search.compare === '' ? (
        <RankingTable rankers={rows} {...shown} />
      ) : (
        <Suspense fallback={<LoadingState rows={10} />}>
          <ComparedBoard seasons={seasons} season={season} rankers={rows} {...shown} />
        </Suspense>
      )}
    </>
  )
}

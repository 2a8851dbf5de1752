import type { LinkProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { useHydrated } from '#ui/when/use-hydrated.ts'
import { BoardProvider } from './board-provider.tsx'
import type { BoardType } from './board-type.ts'
import { useBoard } from './board.queries.ts'
import { PinnedPlayers } from '../pinned/pinned-players.tsx'
import { useRanksBefore } from '../ranking.queries.ts'
import type { Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { adjacentSeasons } from '../season/season-choice.ts'
import { ShownBoard } from './shown-board.tsx'

// A dialog, a chart and a canvas: loaded when a player is opened.
const PlayerDialog = lazy(async () => ({
  default: (await import('../player/player-sheet.tsx')).PlayerDialog,
}))

interface RankingBoardProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  search: RankingSearch
  place: LinkProps
}

/** Renders the leaderboard of a season, the followed players above it, and the player dialog over it. */
export function RankingBoard({ place, ...shown }: RankingBoardProps) {
  const { type, seasons, season, search } = shown
  const hydrated = useHydrated()
  const board = useBoard(type, season.fileName)
  // Only after the leaderboard has loaded: fetched earlier, a failed leaderboard would be requested twice.
  const older = board.data && adjacentSeasons(seasons, season).older
  const ranksBefore = useRanksBefore(type, season.fileName, older?.fileName).data
  return (
    <BoardProvider ranksBefore={ranksBefore} search={search}>
      <PinnedPlayers type={type} rankers={board.data?.rows} />
      <QueryBoundary query={board} rows={10}>
        {(read) => <ShownBoard {...shown} board={read} place={place} />}
      </QueryBoundary>
      {hydrated && search.player !== '' && board.data && (
        <ErrorBoundary resetKey={search.player}>
          <Suspense>
            <PlayerDialog {...shown} rankers={board.data.rows} />
          </Suspense>
        </ErrorBoundary>
      )}
    </BoardProvider>
  )
}

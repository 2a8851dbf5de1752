import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Part } from '#ui/error-boundary.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { EmptyState, LoadingState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { BoardProvider } from './board-provider.tsx'
import type { BoardType } from './board-type.ts'
import { PinnedPlayers } from './pinned-players.tsx'
import { useBoard, useRanksBefore } from './ranking.queries.ts'
import type { Season } from './ranking.schema.ts'
import type { RankingSearch } from './ranking.search.ts'
import { RankingTable } from './ranking-table.tsx'
import { seasonsBeside } from './season-choice.ts'

// A dialog, a chart and a canvas: they come when a player is opened.
const PlayerSheet = lazy(async () => ({
  default: (await import('./player-sheet.tsx')).PlayerSheet,
}))

const ComparedBoard = lazy(async () => ({
  default: (await import('./compared-board.tsx')).ComparedBoard,
}))

interface RankingBoardProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  search: RankingSearch
  place: LinkProps
}

/** The board of a season, the rows that the visitor follows above it, and a player's sheet over it. */
export function RankingBoard({ type, seasons, season, search, place }: RankingBoardProps) {
  const hydrated = useHydrated()
  const board = useBoard(type, season.fileName)
  const { older } = seasonsBeside(seasons, season)
  const ranksBefore = useRanksBefore(type, season.fileName, older?.fileName).data
  return (
    <BoardProvider ranksBefore={ranksBefore} search={search}>
      <PinnedPlayers type={type} rankers={board.data} />
      <QueryPart query={board} rows={10}>
        {(rankers) =>
          rankers.length === 0 ? (
            <EmptyState>
              <Trans>Nobody is on this board yet</Trans>
            </EmptyState>
          ) : search.compare !== '' ? (
            <Suspense fallback={<LoadingState rows={10} />}>
              <ComparedBoard
                type={type}
                seasons={seasons}
                season={season}
                rankers={rankers}
                search={search}
                place={place}
              />
            </Suspense>
          ) : (
            <RankingTable type={type} rankers={rankers} search={search} place={place} />
          )
        }
      </QueryPart>
      {hydrated && search.player !== '' && board.data && (
        <Part resetKey={search.player}>
          <Suspense>
            <PlayerSheet
              type={type}
              seasons={seasons}
              season={season}
              rankers={board.data}
              search={search}
            />
          </Suspense>
        </Part>
      )}
    </BoardProvider>
  )
}

import styles from './ranking-season.module.css'
import { Trans } from '@lingui/react/macro'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { displayName } from '#lib/display-name.ts'
import { LinkButton } from '#ui/link/link-button.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/feedback/states.tsx'
import { useTypedFilter } from '#ui/list/use-typed-filter.ts'
import { BoardFilterForm } from './board/board-filter-form.tsx'
import { maxRows, type BoardType, type Leaderboard, type Season } from './ranking.schema.ts'
import type { RankingSearch } from './ranking.search.ts'
import { SeasonBar } from './season/season-bar.tsx'
import { adjacentSeasons, chooseSeason } from './season/seasons.ts'
import {
  Suspense,
  lazy,
  useCallback,
  useMemo,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { useHydrated } from '#ui/when/use-hydrated.ts'
import { noIcons, useBoard, useUserIcons } from './board/board.queries.ts'
import { PinnedPlayers } from './pinned/pinned-players.tsx'
import { useClubIcons, useRanksBefore } from './ranking.queries.ts'
import { BoardContext, PlayerLinkContext } from './board/board-state.ts'
import { useMovementWords } from './standing/movement-mark.tsx'
import { usePlayerLinks } from './player/use-player-sheet.ts'
import { useTierNames } from './standing/tier-badge.tsx'
import { RankingTable } from './board/ranking-table.tsx'
import { formatNumber } from '#i18n/numbers.ts'
import { watchFailedImages } from '#lib/failed-images.ts'

interface SeasonBoardProps {
  type: BoardType
  seasons: readonly Season[]
  search: RankingSearch
  /** The route of this leaderboard, without its search. */
  place: LinkProps
}

/** Renders the season that the URL selects, and the season navigation. */
export function SeasonBoard({ type, seasons, search, place }: SeasonBoardProps) {
  const navigate = useNavigate()
  const { name, club } = search
  const filter = useTypedFilter({
    inUrl: { name, club },
    clean: displayName,
    save: (values) =>
      void navigate({
        to: '.',
        search: { ...search, page: 1, ...values },
        replace: true,
        resetScroll: false,
      }),
  })
  const isAhead = filter.shown.name !== name || filter.shown.club !== club
  const filtered = { ...search, ...filter.shown, ...(isAhead && { page: 1 }) }
  const season = chooseSeason(seasons, search)
  if (seasons.length === 0) {
    return (
      <EmptyState>
        <Trans>No seasons yet</Trans>
      </EmptyState>
    )
  }
  if (season === null) {
    return (
      <FailedState>
        <Trans>This season doesn't exist.</Trans>
        <br />
        <LinkButton {...place}>
          <Trans>Show the latest season</Trans>
        </LinkButton>
      </FailedState>
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <SeasonBar seasons={seasons} shown={season} search={filtered} place={place} />
        <BoardFilterForm search={search} {...filter.form} />
      </div>
      <RankingBoard type={type} seasons={seasons} season={season} search={filtered} place={place} />
    </>
  )
}

// A dialog, a chart and a canvas: loaded when a player is opened.
const PlayerDialog = lazy(async () => ({
  default: (await import('./player/player-sheet.tsx')).PlayerDialog,
}))

interface RankingBoardProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  search: RankingSearch
  place: LinkProps
}

/** Renders the leaderboard of a season, the followed players above it, and the player dialog over it. */
function RankingBoard({ place, ...shown }: RankingBoardProps) {
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

interface BoardProviderProps {
  /** The ranks in the previous season, by row index. */
  ranksBefore: readonly (number | null)[] | undefined
  search: RankingSearch
  children: ReactNode
}

/** Provides the data that the cells of a leaderboard need in addition to their row. */
function BoardProvider({ ranksBefore, search, children }: BoardProviderProps) {
  const players = useUserIcons().data ?? noIcons
  const clubs = useClubIcons().data ?? noIcons
  const linkTo = usePlayerLinks(search)
  const movement = useMovementWords()
  const tiers = useTierNames()
  const [watchImages, failed] = useFailedImages()
  const extras = useMemo(
    () => ({ players, clubs, failed, ranksBefore, movement, tiers }),
    [players, clubs, failed, ranksBefore, movement, tiers],
  )
  return (
    <BoardContext value={extras}>
      <PlayerLinkContext value={linkTo}>
        <div ref={watchImages}>{children}</div>
      </PlayerLinkContext>
    </BoardContext>
  )
}

const ComparedBoard = lazy(async () => ({
  default: (await import('./compare/compared-board.tsx')).ComparedBoard,
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
function ShownBoard({ seasons, season, board, ...shown }: ShownBoardProps) {
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

/** Shows that the leaderboard is truncated, so search results may be incomplete. */
function TruncatedNotice({ rowCount }: { rowCount: number }) {
  const all = formatNumber(rowCount)
  const most = formatNumber(maxRows)
  return (
    <p>
      <Trans>
        Showing the top {most} of {all} players.
      </Trans>
    </p>
  )
}

const none: ReadonlySet<string> = new Set()

/** Returns the URLs of images within an element that failed to load. One listener serves all two hundred images. */
function useFailedImages(): [RefCallback<HTMLElement>, ReadonlySet<string>] {
  const [failed, setFailed] = useState(none)
  const watch = useCallback((parent: HTMLElement | null) => {
    if (parent === null) return undefined
    return watchFailedImages(parent, (image) => {
      const address = image.getAttribute('src')
      if (address !== null) setFailed((before) => new Set(before).add(address))
    })
  }, [])
  return [watch, failed]
}

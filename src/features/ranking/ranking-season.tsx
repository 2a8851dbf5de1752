import { Trans } from '@lingui/react/macro'
import { useSearch, type LinkProps } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, type ComponentProps } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/feedback/states.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { useHydrated } from '#ui/when/hydration.tsx'
import { useBoard } from './board/board.queries.ts'
import { RankingTable } from './board/ranking-table.tsx'
import { PinnedPlayers } from './pinned/pinned-players.tsx'
import styles from './ranking-page.module.css'
import { maxRows, type BoardType, type Leaderboard, type Season } from './ranking.schema.ts'
import type { BoardSearch } from './ranking.search.ts'

// A dialog, a chart and a canvas: loaded when a player is opened.
const PlayerDialog = lazy(async () => ({
  default: (await import('./player/player-sheet.tsx')).PlayerDialog,
}))

const ComparedBoard = lazy(async () => ({
  default: (await import('./compare/compared-board.tsx')).ComparedBoard,
}))

interface RankingSeasonProps {
  type: BoardType
  seasons: readonly Season[]
  /** The season that the URL selects; `null` if there is none. */
  season: Season | null
  search: BoardSearch
  /** The route of this leaderboard, without its search. */
  link: LinkProps
}

/** Renders the leaderboard of a season, the visitor's players above or below it, and the player dialog over it. */
export function RankingSeason({ season, link, ...rest }: RankingSeasonProps) {
  if (rest.seasons.length === 0) {
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
        <LinkButton {...link}>
          <Trans>Show the latest season</Trans>
        </LinkButton>
      </FailedState>
    )
  }
  return <RankingBoard season={season} link={link} {...rest} />
}

interface RankingBoardProps extends RankingSeasonProps {
  season: Season
}

function RankingBoard({ link, ...shown }: RankingBoardProps) {
  const { type, seasons, season, search } = shown
  const hydrated = useHydrated()
  const board = useBoard(type, season.fileName)
  return (
    <div className={hydrated ? 'stack' : `stack ${styles.arriving}`}>
      <PinnedPlayers
        type={type}
        seasons={seasons}
        season={season}
        rankers={board.data?.rows}
        search={search}
        link={link}
      />
      <div>
        <QueryBoundary query={board} rows={10}>
          {(read) => <ShownBoard {...shown} board={read} link={link} />}
        </QueryBoundary>
      </div>
      {hydrated && board.data && <OpenPlayer {...shown} rankers={board.data.rows} />}
    </div>
  )
}

type OpenPlayerProps = Omit<ComponentProps<typeof PlayerDialog>, 'nickname'>

/** Renders the dialog of the player in the URL; only this part of the page renders when it opens or closes. */
function OpenPlayer(shown: OpenPlayerProps) {
  // Deferred, so that it renders in slices, apart from what the router does in the task of the tap.
  const nickname = useDeferredValue(
    useSearch({ strict: false, select: ({ player = '' }) => player }),
  )
  return (
    nickname !== '' && (
      <ErrorBoundary resetKey={nickname}>
        <Suspense>
          <PlayerDialog {...shown} nickname={nickname} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}

interface ShownBoardProps extends RankingBoardProps {
  board: Leaderboard
}

/** Renders the rows of a loaded leaderboard, or its comparison with another season. */
function ShownBoard({ seasons, season, board, ...shown }: ShownBoardProps) {
  const { rows, truncatedFrom } = board
  if (rows.length === 0) {
    return (
      <EmptyState>
        <Trans>No one is ranked yet. The first name could be yours.</Trans>
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

import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { LinkButton } from '#ui/link/link-button.tsx'
import { EmptyState, FailedState } from '#ui/feedback/states.tsx'
import { BoardFilterForm } from '../board/board-filter-form.tsx'
import type { BoardType } from '../board/board-type.ts'
import { RankingBoard } from '../board/ranking-board.tsx'
import type { Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import styles from './season-board.module.css'
import { SeasonBar } from './season-bar.tsx'
import { chooseSeason } from './season-choice.ts'

interface SeasonBoardProps {
  type: BoardType
  seasons: readonly Season[]
  search: RankingSearch
  /** The route of this leaderboard, without its search. */
  place: LinkProps
}

/** Renders the season that the URL selects, and the season navigation. */
export function SeasonBoard({ type, seasons, search, place }: SeasonBoardProps) {
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
        <SeasonBar seasons={seasons} shown={season} search={search} place={place} />
        <BoardFilterForm search={search} />
      </div>
      <RankingBoard type={type} seasons={seasons} season={season} search={search} place={place} />
    </>
  )
}

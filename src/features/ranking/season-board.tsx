import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { EmptyState, FailedState } from '#ui/states.tsx'
import type { BoardType } from './board-type.ts'
import { RankingBoard } from './ranking-board.tsx'
import type { Season } from './ranking.schema.ts'
import type { RankingSearch } from './ranking.search.ts'
import { chooseSeason } from './season-choice.ts'
import { SeasonChooser } from './season-chooser.tsx'

interface SeasonBoardProps {
  type: BoardType
  seasons: readonly Season[]
  search: RankingSearch
  /** The address of this board, without its search. */
  place: LinkProps
}

/** The season that the address chooses, and what can be chosen beside it. */
export function SeasonBoard({ type, seasons, search, place }: SeasonBoardProps) {
  const season = chooseSeason(seasons, search)
  if (seasons.length === 0) {
    return (
      <EmptyState>
        <Trans>No posts yet</Trans>
      </EmptyState>
    )
  }
  if (season === null) {
    return (
      <FailedState>
        <Trans>There is no such season.</Trans>
        <br />
        <LinkButton {...place}>
          <Trans>Show the newest season</Trans>
        </LinkButton>
      </FailedState>
    )
  }
  return (
    <>
      <SeasonChooser seasons={seasons} shown={season} sort={search.sort} place={place} />
      <RankingBoard type={type} season={season} search={search} place={place} />
    </>
  )
}

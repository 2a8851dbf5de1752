import { Trans } from '@lingui/react/macro'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { displayName } from '#lib/display-name.ts'
import { LinkButton } from '#ui/link/link-button.tsx'
import { EmptyState, FailedState } from '#ui/feedback/states.tsx'
import { useTypedFilter } from '#ui/list/use-typed-filter.ts'
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

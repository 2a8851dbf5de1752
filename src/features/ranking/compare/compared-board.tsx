import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { LinkButton } from '#ui/link/link-button.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { FailedState } from '#ui/feedback/states.tsx'
import type { BoardType } from '../board/board-type.ts'
import styles from './compared-board.module.css'
import { ComparedTable } from './compared-table.tsx'
import { comparisonChosenAtom } from './compare.atoms.ts'
import { compareBoards } from './compare.ts'
import { useBoard } from '../board/board.queries.ts'
import type { Ranker, Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { seasonOfKey } from '../season/season-choice.ts'
import { useSeasonName } from '../season/season-name.ts'

interface ComparedBoardProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  rankers: readonly Ranker[]
  search: RankingSearch
  place: LinkProps
}

/** Renders the shown season next to the season in `compare` of the URL. */
export function ComparedBoard({ seasons, search, place, ...shown }: ComparedBoardProps) {
  const other = seasonOfKey(seasons, search.compare)
  const { compare: _, page: __, ...kept } = search
  const end = (
    <LinkButton {...place} search={kept} resetScroll={false}>
      <Trans>Stop comparing</Trans>
    </LinkButton>
  )
  if (other === undefined) {
    return (
      <FailedState>
        <Trans>This season doesn't exist.</Trans>
        <br />
        {end}
      </FailedState>
    )
  }
  return (
    <>
      <div className={styles.head}>{end}</div>
      <TwoBoards {...shown} other={other} search={search} place={place} />
    </>
  )
}

interface TwoBoardsProps extends Omit<ComparedBoardProps, 'seasons'> {
  other: Season
}

function TwoBoards({ type, season, other, rankers, search, place }: TwoBoardsProps) {
  const { t } = useLingui()
  const seasonName = useSeasonName()
  const board = useBoard(type, other.fileName)
  const rows = useMemo(
    () => (board.data === undefined ? [] : compareBoards(rankers, board.data.rows)),
    [rankers, board.data],
  )
  const here = seasonName(season)
  const there = seasonName(other)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChosen, setChosen] = useAtom(comparisonChosenAtom)
  const isRead = board.data !== undefined
  // Moves the focus and the scroll position to a newly selected comparison.
  useEffect(() => {
    if (!isChosen || !isRead) return
    setChosen(false)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isChosen, isRead, setChosen])
  return (
    <QueryBoundary query={board} rows={10}>
      {() => (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t`${here} compared with ${there}`}
          </h2>
          <ComparedTable
            type={type}
            rows={rows}
            names={{ here, there }}
            caption={t`${here} compared with ${there}`}
            search={search}
            place={place}
          />
        </>
      )}
    </QueryBoundary>
  )
}

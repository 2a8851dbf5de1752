import { useMemo, type ReactNode } from 'react'
import { BoardContext } from './board-context.ts'
import { emptyIconBook } from './icon-book.ts'
import { useUserIcons } from './board.queries.ts'
import { useClubIcons } from './ranking.queries.ts'
import type { RankingSearch } from './ranking.search.ts'
import { usePlayerLinks } from './use-player-sheet.ts'

interface BoardProviderProps {
  /** The ranks of the season before, by the line of the row. */
  ranksBefore: readonly (number | null)[] | undefined
  search: RankingSearch
  children: ReactNode
}

/** Gives the cells of a board what they need beside their row. */
export function BoardProvider({ ranksBefore, search, children }: BoardProviderProps) {
  const players = useUserIcons().data ?? emptyIconBook
  const clubs = useClubIcons().data ?? emptyIconBook
  const linkTo = usePlayerLinks(search)
  const extras = useMemo(
    () => ({ players, clubs, ranksBefore, linkTo }),
    [players, clubs, ranksBefore, linkTo],
  )
  return <BoardContext value={extras}>{children}</BoardContext>
}

import { useMemo, type ReactNode } from 'react'
import { BoardContext, PlayerLinkContext } from './board-context.ts'
import { noIcons } from './icon-map.ts'
import { useUserIcons } from './board.queries.ts'
import { useClubIcons } from '../ranking.queries.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { useFailedImages } from './use-failed-images.ts'
import { useMovementWords } from '../standing/use-movement-words.ts'
import { usePlayerLinks } from '../player/use-player-sheet.ts'
import { useTierNames } from '../standing/use-tier-names.ts'

interface BoardProviderProps {
  /** The ranks in the previous season, by row index. */
  ranksBefore: readonly (number | null)[] | undefined
  search: RankingSearch
  children: ReactNode
}

/** Provides the data that the cells of a leaderboard need in addition to their row. */
export function BoardProvider({ ranksBefore, search, children }: BoardProviderProps) {
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

import { useCallback, useMemo, useState, type ReactNode, type RefCallback } from 'react'
import { watchFailedImages } from '#lib/failed-images.ts'
import { usePlayerLinks } from '../player/use-player-sheet.ts'
import { useClubIcons, useRanksBefore } from '../ranking.queries.ts'
import type { BoardType, Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { adjacentSeasons } from '../season/seasons.ts'
import { useMovementWords } from '../standing/movement-mark.tsx'
import { useTierNames } from '../standing/tier-badge.tsx'
import { BoardContext, PlayerLinkContext } from './board-state.ts'
import { noIcons, useBoard, useUserIcons } from './board.queries.ts'

interface BoardProviderProps {
  type: BoardType
  seasons: readonly Season[] | undefined
  /** The shown season. */
  season: Season | null | undefined
  /** The search params in the URL. */
  search: RankingSearch
  children: ReactNode
}

/** Provides the data that players need in addition to their row: links, images and the ranks of the season before. */
export function BoardProvider({ type, seasons, season, search, children }: BoardProviderProps) {
  const players = useUserIcons().data ?? noIcons
  const clubs = useClubIcons().data ?? noIcons
  const linkTo = usePlayerLinks(search)
  const movement = useMovementWords()
  const tiers = useTierNames()
  const [watchImages, failed] = useFailedImages()
  const board = useBoard(type, season?.fileName)
  // Only after the leaderboard has loaded: fetched earlier, a failed leaderboard would be requested twice.
  const older = board.data && season && adjacentSeasons(seasons ?? [], season).older
  const ranksBefore = useRanksBefore(type, season?.fileName ?? '', older?.fileName).data
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

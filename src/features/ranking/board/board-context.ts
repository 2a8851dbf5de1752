import { createContext, use, type MouseEvent } from 'react'
import { noIcons, type IconMap } from './icon-map.ts'
import type { MovementWords } from '../standing/use-movement-words.ts'

/** Link attributes of a player's dialog: the URL, and a handler that opens the dialog without a page load. */
export interface DialogLink {
  href: string
  onClick: (event: MouseEvent) => void
}

/**
 * Data that the cells of a leaderboard need in addition to their row. It loads at different times (images, the
 * previous season). As a part of the columns it would remount all cells, and the focus would be lost.
 */
export interface BoardExtras {
  players: IconMap
  clubs: IconMap
  /** URLs of images that failed to load. */
  failed: ReadonlySet<string>
  ranksBefore: readonly (number | null)[] | undefined
  movement: MovementWords
  tiers: readonly string[]
}

const noLink = { href: '', onClick: () => undefined }

export const BoardContext = createContext<BoardExtras>({
  players: noIcons,
  clubs: noIcons,
  failed: new Set(),
  ranksBefore: undefined,
  movement: { up: String, down: String, same: '', new: '' },
  tiers: [],
})

/** Returns the link of a player. Separate, because it changes with every sort and filter. */
export const PlayerLinkContext = createContext<(nickname: string) => DialogLink>(() => noLink)

export const useBoardExtras = () => use(BoardContext)

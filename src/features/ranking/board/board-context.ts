import { createContext, use, type MouseEvent } from 'react'
import { noIcons, type IconMap } from './icon-map.ts'
import type { MovementWords } from '../standing/use-movement-words.ts'

/** The address of a player's sheet, and what opens it without a load: the attributes of a link. */
export interface SheetLink {
  href: string
  onClick: (event: MouseEvent) => void
}

/**
 * Data that the cells of a board need in addition to their row. It loads at different times (pictures,
 * the season before). As a part of the columns it would remount all cells, and the focus would be lost.
 */
export interface BoardExtras {
  players: IconMap
  clubs: IconMap
  /** URLs of pictures that could not be loaded. */
  failed: ReadonlySet<string>
  ranksBefore: readonly (number | null)[] | undefined
  movement: MovementWords
  tiers: readonly string[]
  linkTo: (nickname: string) => SheetLink
}

const noLink = { href: '', onClick: () => undefined }

export const BoardContext = createContext<BoardExtras>({
  players: noIcons,
  clubs: noIcons,
  failed: new Set(),
  ranksBefore: undefined,
  movement: { up: String, down: String, same: '', new: '' },
  tiers: [],
  linkTo: () => noLink,
})

export const useBoardExtras = () => use(BoardContext)

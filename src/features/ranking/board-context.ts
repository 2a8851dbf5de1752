import { createContext, use, type MouseEvent } from 'react'
import { emptyIconBook, type IconBook } from './icon-book.ts'

/** The address of a player's sheet, and what opens it without a load: the attributes of a link. */
export interface SheetLink {
  href: string
  onClick: (event: MouseEvent) => void
}

/**
 * What the cells of a board need beside their row. It comes in at different times (pictures, the
 * season before); were it a part of the columns, each would make all cells anew and lose the focus.
 */
export interface BoardExtras {
  players: IconBook
  clubs: IconBook
  ranksBefore: readonly (number | null)[] | undefined
  linkTo: (nickname: string) => SheetLink
}

const noLink = { href: '', onClick: () => undefined }

export const BoardContext = createContext<BoardExtras>({
  players: emptyIconBook,
  clubs: emptyIconBook,
  ranksBefore: undefined,
  linkTo: () => noLink,
})

export const useBoardExtras = () => use(BoardContext)

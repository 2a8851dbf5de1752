import { oneOf, pageNumber, searchOf } from '#lib/search-params.ts'

const boards = ['message', 'note', 'notice'] as const
export type DevlogBoard = (typeof boards)[number]

/** A page of one of the tabs: messages, producer notes, update notes (docs/product.md#developer-log). */
export interface DevlogTabQuery {
  board: DevlogBoard
  page: number
}

export const devlogSearch = searchOf(({ board, page }): DevlogTabQuery => ({
  board: oneOf(board, boards),
  page: pageNumber(page),
}))

import { oneOf, pageNumber, searchOf } from '#lib/search-params.ts'

const boards = ['message', 'note', 'notice'] as const
export type DevlogBoard = (typeof boards)[number]

/** Search params of the developer log: tab and page number (docs/product.md#developer-log). */
export interface DevlogTabQuery {
  board: DevlogBoard
  page: number
}

export const devlogSearch = searchOf(({ board, page }): DevlogTabQuery => ({
  board: oneOf(board, boards),
  page: pageNumber(page),
}))

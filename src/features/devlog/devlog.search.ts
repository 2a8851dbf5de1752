import { asLang, type Lang } from '#i18n/lang.ts'
import { oneOf, pageNumber, searchOf, textParam } from '#lib/search-params.ts'

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

/** Search params of a developer message: the language that is shown with the page's own. */
export interface MessageQuery {
  with: Lang | undefined
}

export const messageSearch = searchOf((params): MessageQuery => ({
  with: asLang(textParam(params.with)) ?? undefined,
}))

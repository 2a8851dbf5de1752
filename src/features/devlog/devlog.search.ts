import * as v from 'valibot'
import { oneOf, pageNumber } from '#lib/search-schemas.ts'

const boards = ['message', 'note', 'notice'] as const

export const DevlogSearch = v.object({ board: oneOf(boards), page: pageNumber })

/** A page of one of the tabs: messages, producer notes, update notes (decisions, "Developer log"). */
export type DevlogTabQuery = v.InferOutput<typeof DevlogSearch>
export type DevlogBoard = DevlogTabQuery['board']

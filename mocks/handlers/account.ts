import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { ok, pageNumber, pageOf, post } from '../respond.ts'
import type { World } from '../world.ts'

const ListQuery = v.strictObject({ page: pageNumber, size: v.literal(10) })

/** The test accounts of the qa and local environments. */
export function accountHandlers(world: World): HttpHandler[] {
  return [
    post('/api/account/list', ListQuery, ({ body }) =>
      ok(pageOf(world.content().accounts, body.page, body.size)),
    ),
  ]
}

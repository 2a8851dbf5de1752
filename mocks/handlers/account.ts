import type { HttpHandler } from 'msw'
import { AccountListQuery } from '../requests.ts'
import { ok, pageOf, post } from '../respond.ts'
import type { World } from '../world.ts'

/** The test accounts of the qa and local environments. */
export function accountHandlers(world: World): HttpHandler[] {
  return [
    post('/api/account/list', AccountListQuery, ({ body }) =>
      ok(pageOf(world.content().accounts, body.page, body.size)),
    ),
  ]
}

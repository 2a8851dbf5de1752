import { debugApi } from '#features/debug/debug.schema.ts'
import { ok, pageOf, post, type EndpointHandler } from '../respond.ts'
import type { World } from '../world.ts'

/** The test accounts of the qa and local environments. */
export function accountHandlers(world: World): EndpointHandler[] {
  return [
    post(debugApi().accounts, ({ body }) =>
      ok(pageOf(world.content().accounts, body.page, body.size)),
    ),
  ]
}

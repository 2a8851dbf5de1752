import type { HttpHandler } from 'msw'
import { Localized } from '../requests.ts'
import { ok, post } from '../respond.ts'
import type { World } from '../world.ts'

/** The games and their stories. */
export function gameHandlers(world: World): HttpHandler[] {
  return [post('/api/game', Localized, ({ body }) => ok(world.content().local[body.lang].games))]
}

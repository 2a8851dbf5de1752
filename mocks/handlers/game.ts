import { gameApi } from '#features/game/game.schema.ts'
import { ok, post, type EndpointHandler } from '../respond.ts'
import type { World } from '../world.ts'

/** The games and their stories. */
export function gameHandlers(world: World): EndpointHandler[] {
  return [post(gameApi().list, ({ body }) => ok(world.content().local[body.lang].games))]
}

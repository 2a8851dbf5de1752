import { gameApi } from '#features/game/game.schema.ts'
import { ok, post, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'

/** The games and their stories. */
export function gameHandlers(state: MockState): EndpointHandler[] {
  return [post(gameApi().list, ({ body }) => ok(state.content().local[body.lang].games))]
}

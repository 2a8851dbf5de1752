import { debugApi } from '#features/debug/debug.schema.ts'
import { ok, pageOf, post, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'

/** The test accounts of the qa and local environments. */
export function accountHandlers(state: MockState): EndpointHandler[] {
  return [
    post(debugApi().accounts, ({ body }) =>
      ok(pageOf(state.content().accounts, body.page, body.size)),
    ),
  ]
}

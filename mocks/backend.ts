import { http, type HttpHandler } from 'msw'
import { createMemory } from './db/memory.ts'
import { createMockState, type MockState, type StateOptions } from './mock-state.ts'
import { ok } from './respond.ts'
import { scenarioCards, scenarioHandlers } from './scenarios.ts'

export interface BackendOptions extends StateOptions {
  /** A name of `scenarios.ts`; one that is unknown is `default`. */
  scenario?: string
}

export interface Backend {
  state: MockState
  /** The handlers of the chosen scenario, in order. */
  handlers: HttpHandler[]
  /** Forgets redeemed coupons, answered surveys, stored responses and the session. */
  reset: () => void
}

/** The scenarios that the debug panel lists. */
const scenarioList = http.get('*/mock-account/scenarios', () => ok(scenarioCards()))

/** A backend with a memory of its own. */
export function createBackend(options: BackendOptions = {}): Backend {
  const state = createMockState(options)
  return {
    state,
    handlers: [scenarioList, ...scenarioHandlers(options.scenario ?? 'default', { state })],
    reset: () => {
      Object.assign(state.memory, createMemory(), { session: options.session ?? 'visitor' })
    },
  }
}

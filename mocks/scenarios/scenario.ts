import type { HttpHandler } from 'msw'
import { createHandlers } from '../handlers/index.ts'
import type { MockState } from '../mock-state.ts'

/** The groups of the scenario list. */
type ScenarioGroup =
  | 'sessions'
  | 'content'
  | 'empty'
  | 'faults'
  | 'coupons'
  | 'surveys'
  | 'clock'
  | 'hostile'

export interface Scenario {
  name: string
  group: ScenarioGroup
  description: string
  /** A page that shows the difference, in Korean unless only another language shows it. */
  link: string
  /** Lines of the console that belong to it there, as `type: text`; all others are faults of ours. */
  expects?: RegExp
  /** Handlers that take precedence over the normal ones. */
  overrides: (backend: { state: MockState }) => HttpHandler[]
}

/** The browser logs every response that is an HTTP error. */
export function failedLoads(status: number): string {
  return `error: Failed to load resource: .* status of ${status} `
}

/** Log of the site if the session cannot be read: every visitor counts as signed out then. */
export const noSession = 'warning: no session '

/** Lines that begin in one of these ways. */
export function linesOf(...beginnings: string[]): RegExp {
  return new RegExp(`^(?:${beginnings.join('|')})`)
}

/** Returns the normal handlers over a state with one difference. */
export function inState(change: (state: MockState) => MockState): Scenario['overrides'] {
  return ({ state }) => createHandlers(change(state))
}

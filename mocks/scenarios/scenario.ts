import type { HttpHandler } from 'msw'
import { createHandlers } from '../handlers/index.ts'
import type { World } from '../world.ts'

/** The groups of the scenario list. */
type ScenarioGroup =
  | 'sessions'
  | 'worlds'
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
  overrides: (backend: { world: World }) => HttpHandler[]
}

/** The browser notes every answer that is an HTTP error. */
export function failedLoads(status: number): string {
  return `error: Failed to load resource: .* status of ${status} `
}

/** Log of the site if the session cannot be read: every visitor counts as signed out then. */
export const noSession = 'warning: no session '

/** Lines that begin in one of these ways. */
export function linesOf(...beginnings: string[]): RegExp {
  return new RegExp(`^(?:${beginnings.join('|')})`)
}

/** The normal handlers over a world in which one thing is different. */
export function inWorld(change: (world: World) => World): Scenario['overrides'] {
  return ({ world }) => createHandlers(change(world))
}

import type { HttpHandler } from 'msw'
import { site } from '#site.ts'
import { endpoints } from './endpoints.ts'
import { createHandlers } from './handlers/index.ts'
import { submissionScenarios } from './scenarios/submissions.ts'
import { emptyScenarios } from './scenarios/of-empty-lists.ts'
import { faultScenarios } from './scenarios/of-faults.ts'
import { stateScenarios } from './scenarios/of-states.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { MockState } from './mock-state.ts'

/** Every named scenario. */
export const scenarios: readonly Scenario[] = [
  ...stateScenarios,
  ...emptyScenarios,
  ...faultScenarios,
  ...submissionScenarios,
]

/** Pages that no endpoint names: events with a design of their own, and pages that the mock backend does not have. */
const otherPages = [
  ...[...site.specialEventIds, 543].map((id) => `/community/event/${id}`),
  '/policy/page/guide',
  '/policy/page/credits',
  '/survey/71',
]

/** Pages of the mock data, for tests of every page and for the debug panel. */
export const examplePages: readonly string[] = [
  ...endpoints.map(({ page }) => page.replace(/\?.*/, '')),
  ...otherPages,
]

/** The properties of scenarios that the scenario list shows (src/features/debug). */
export function scenarioCards() {
  return scenarios.map(({ name, group, description, link }) => ({ name, group, description, link }))
}

/** The overrides of the scenario, then all handlers; an unknown name is the default one. */
export function scenarioHandlers(name: string, backend: { state: MockState }): HttpHandler[] {
  const scenario = scenarios.find((each) => each.name === name)
  return [...(scenario?.overrides(backend) ?? []), ...createHandlers(backend.state)]
}

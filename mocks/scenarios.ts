import type { HttpHandler } from 'msw'
import { createHandlers } from './handlers/index.ts'
import { answerScenarios } from './scenarios/of-answers.ts'
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
  ...answerScenarios,
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

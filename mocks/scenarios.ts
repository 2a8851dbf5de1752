import type { HttpHandler } from 'msw'
import { createHandlers } from './handlers/index.ts'
import { answerScenarios } from './scenarios/of-answers.ts'
import { emptyScenarios } from './scenarios/of-empty-lists.ts'
import { faultScenarios } from './scenarios/of-faults.ts'
import { worldScenarios } from './scenarios/of-worlds.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { World } from './world.ts'

/** Every named scenario. */
export const scenarios: readonly Scenario[] = [
  ...worldScenarios,
  ...emptyScenarios,
  ...faultScenarios,
  ...answerScenarios,
]

/** The properties of scenarios that the scenario list shows (src/features/debug). */
export function scenarioCards() {
  return scenarios.map(({ name, group, description, link }) => ({ name, group, description, link }))
}

/** The overrides of the scenario, then all handlers; an unknown name is the default one. */
export function scenarioHandlers(name: string, backend: { world: World }): HttpHandler[] {
  const scenario = scenarios.find((each) => each.name === name)
  return [...(scenario?.overrides(backend) ?? []), ...createHandlers(backend.world)]
}

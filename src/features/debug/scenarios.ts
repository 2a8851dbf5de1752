import * as v from 'valibot'

const Scenarios = v.array(v.object({ name: v.string(), description: v.string() }))

export type Scenario = v.InferOutput<typeof Scenarios>[number]

/**
 * The scenarios of the mock backend, as the build was told them: JSON text, since nothing here knows
 * the mocks. None where it was told nothing.
 */
export function mockScenarios(json: string | undefined): Scenario[] {
  if (!json) return []
  return v.parse(Scenarios, JSON.parse(json))
}

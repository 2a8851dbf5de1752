import * as v from 'valibot'
import type { Lang } from '#i18n/lang.ts'

/** The drawers of the deck, in their order. */
export const scenarioGroups = [
  'worlds',
  'sessions',
  'empty',
  'faults',
  'coupons',
  'surveys',
  'clock',
  'hostile',
] as const
export type ScenarioGroup = (typeof scenarioGroups)[number]

const Scenarios = v.array(
  v.object({
    name: v.string(),
    group: v.picklist(scenarioGroups),
    description: v.string(),
    link: v.string(),
  }),
)
export type Scenario = v.InferOutput<typeof Scenarios>[number]

/**
 * The scenarios of the mock backend, as the build was told them: JSON text, since nothing here knows
 * the mocks. None where it was told nothing.
 */
export function mockScenarios(json: string | undefined): Scenario[] {
  if (!json) return []
  return v.parse(Scenarios, JSON.parse(json))
}

/** The scenario that answers this page, where one was chosen (mocks/browser.ts). */
export function playedScenario(): string {
  return document.documentElement.dataset.scenario ?? 'default'
}

/** True where a scenario has every word in its name, its group or what it says. */
export function matches({ name, group, description }: Scenario, words: string): boolean {
  const text = `${name} ${group} ${description}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/**
 * The absolute address that plays a scenario: on the page where it shows, in this language unless it
 * shows in another alone, or on the page that is open.
 */
export function scenarioAddress(
  { name, link }: Scenario,
  { lang, page }: { lang: Lang; page: string },
  isHere = false,
): string {
  const address = new URL(isHere ? page : link.replace(/^\/kr\//, `/${lang}/`), page)
  address.searchParams.set('scenario', name)
  return address.href
}

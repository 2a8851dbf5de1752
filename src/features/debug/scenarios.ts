import * as v from 'valibot'
import type { Lang } from '#i18n/lang.ts'

/** Scenario groups, in display order. */
export const scenarioGroups = [
  'content',
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
 * Parses the scenarios that the build defines as JSON, so that this chunk doesn't import the mocks. Returns
 * an empty list if undefined.
 */
export function mockScenarios(json: string | undefined): Scenario[] {
  if (!json) return []
  return v.parse(Scenarios, JSON.parse(json))
}

/** Returns the active scenario (mocks/browser.ts), or `default`. */
export function activeScenario(): string {
  return document.documentElement.dataset.scenario ?? 'default'
}

/** Returns true if the name, group or description contains every word. */
export function matches({ name, group, description }: Scenario, filter: string): boolean {
  const text = `${name} ${group} ${description}`.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/**
 * Returns the absolute URL of a scenario. It opens the scenario's page in the current language, unless the
 * scenario has only one language. With `isHere`, it opens the current page.
 */
export function scenarioUrl(
  { name, link }: Scenario,
  { lang, page }: { lang: Lang; page: string },
  isHere = false,
): string {
  const url = new URL(isHere ? page : link.replace(/^\/kr\//, `/${lang}/`), page)
  url.searchParams.set('scenario', name)
  return url.href
}

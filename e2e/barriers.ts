import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What keeps people out of the page as it stands (WCAG 2.2 AA): each broken rule with its nodes.
 * @param part of the page that is looked at; all of it where none is named
 */
export async function barriersOf(page: Page, part?: string) {
  // Other documents in the page are what the shorter way below does not look into.
  await expect(page.locator('iframe')).toHaveCount(0)
  // What is half faded in has half its contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const builder = new AxeBuilder({ page })
    // What is in order is counted, not told node by node.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // The other way opens a window each time, to put the findings of many documents together.
    .setLegacyMode()
  if (part !== undefined) builder.include(part)
  const { violations, passes } = await builder.analyze()
  expect(passes, 'rules that were tried').not.toHaveLength(0)
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
}

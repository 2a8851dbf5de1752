import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Returns the accessibility violations of the page (WCAG 2.2 AA): each broken rule with its nodes.
 * @param part a selector of the checked section; the whole page if it is missing
 */
export async function violationsOf(page: Page, part?: string) {
  // Other documents in the page are what the shorter way below does not look into.
  await expect(page.locator('iframe')).toHaveCount(0)
  // An element that is still fading in has too little contrast. An animation by scrolling runs for good.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState, timeline }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  // The builder would inject axe twice into each page, which takes more than twice as long.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Runtime.evaluate', { expression: axeSource })
  await devTools.detach()
  const builder = new AxeBuilder({ page, axeSource: '/* injected above */' })
    // Passed rules are counted, not listed by node.
    .options({
      resultTypes: ['violations'],
      // A best practice: two landmarks of one name cannot be told apart in a list of landmarks.
      rules: { 'landmark-unique': { enabled: true } },
    })
    .withTags(rules)
    // The other way opens a window each time, to put the findings of many documents together.
    .setLegacyMode()
    // The rows of a leaderboard are alike, and a hundred of them take five times as long.
    .exclude('tbody tr:nth-child(n + 11)')
  if (part !== undefined) builder.include(part)
  const { violations, passes } = await builder.analyze()
  expect(passes, 'rules that were tried').not.toHaveLength(0)
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
}

import { langs } from '../../src/i18n/lang.ts'
import { hasLoneWord, headingLines, isBrokenInPhrase } from '../heading-lines.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'

/** Pages that together show every heading of the site's own that is longer than a line. */
const pages = [
  '/',
  '/ranking',
  '/members',
  '/coupon',
  '/community/event/540',
  '/devlog/withBTS',
  '/events/2nd_anniversary',
  '/events/2nd_anniversary_teaser',
  '/policy/privacy-policy',
]

test.use({ viewport: { width: 360, height: 780 } })

for (const lang of langs) {
  test(`/${lang}: headings end with no lone word, and break between phrases`, async ({ page }) => {
    await hidePopups(page)
    const headings: string[][] = []
    for (const path of pages) {
      await page.goto(`/${lang}${path}`)
      await hydrated(page)
      // As in browsers that know no phrases (src/ui/styles/global.css); `tools/engines.ts` is about those.
      await page.locator('.display:lang(ja)').evaluateAll((all) => {
        for (const heading of all)
          if (heading instanceof HTMLElement) heading.style.wordBreak = 'keep-all'
      })
      headings.push(...(await page.evaluate(headingLines)))
    }
    expect(headings.length).toBeGreaterThan(15)
    expect(headings.filter((lines) => lines.length > 1)).not.toEqual([])
    expect(headings.filter(isBrokenInPhrase)).toEqual([])
    if (lang !== 'jp') expect(headings.filter(hasLoneWord)).toEqual([])
  })
}

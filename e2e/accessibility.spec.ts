import { AxeBuilder } from '@axe-core/playwright'
import { addresses } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import { visits } from './visits.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const schemes = ['light', 'dark'] as const

for (const [n, [lang, address]] of visits(addresses).entries()) {
  const [own = 'light'] = [schemes[n % 2]]
  for (const scheme of process.env.FULL_MATRIX ? schemes : [own]) {
    test(`/${lang}${address} has no barrier at 320 px, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(`/${lang}${address}`)
      await page.waitForLoadState('networkidle')
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, 'scrolling sideways').toBe(0)
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    })
  }
}

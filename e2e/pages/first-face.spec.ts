import type { Page } from '@playwright/test'
import { langs } from '../../src/i18n/lang.ts'
import { expect, test } from '../fixtures.ts'
import { headingLines } from '../heading-lines.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { watchShifts } from '../layout-shift.ts'

/** A title of the site's own, and titles of content: of an event, a notice and a letter. */
const titles = [
  ['/community/news', 'main h1'],
  ['/link/coupon', 'main h1'],
  ['/community/event/541', 'main h1'],
  ['/community/news/1060', 'main h1'],
  ['/devlog/pd-note/801', 'main h1'],
  ['/link/community/news/1060', 'main h1'],
] as const

/** Returns a function that reads the families in which the characters of an element are drawn. */
async function drawnFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return async () => {
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return [...new Set(fonts.map(({ familyName }) => familyName))]
  }
}

const typeface = { kr: 'Jua', en: 'Fredoka SemiBold', jp: 'Zen Maru Gothic Black' }

for (const lang of langs) {
  for (const [path, selector] of titles) {
    test(`/${lang}${path} has its title in the display face, which arrives after the app, and nothing moves`, async ({
      page,
    }) => {
      let release: (() => void) | undefined
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await gate
        await route.continue()
      })
      const readShift = await watchShifts(page)
      await hidePopups(page)
      // The document is not loaded before its fonts are.
      await page.goto(`/${lang}${path}`, { waitUntil: 'commit' })
      await hydrated(page)
      const title = page.locator(selector).first()
      const read = () => title.evaluate((element) => element.getBoundingClientRect().toJSON())
      const lines = () => title.evaluateHandle((element) => [element])
      const before = [await read(), await page.evaluate(headingLines, await lines())]
      release?.()
      const fonts = await drawnFonts(page, selector)
      await expect.poll(fonts).toEqual([typeface[lang]])
      expect([await read(), await page.evaluate(headingLines, await lines())]).toEqual(before)
      expect(await readShift()).toBeLessThan(0.01)
    })
  }
}

import type { Page } from '@playwright/test'
import { langs } from '../../src/i18n/lang.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { watchShifts } from '../layout-shift.ts'

/** Returns the width of the text of the title, in pixels. */
const titleWidth = (page: Page) =>
  page.locator('main h1').evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    return range.getBoundingClientRect().width
  })

for (const lang of langs) {
  for (const path of ['/community/news', '/link/coupon']) {
    test(`/${lang}${path} has its title in the display face on the first visit, on slow 4G, and nothing moves`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      })
      const readShift = await watchShifts(page)
      await hidePopups(page)
      await page.goto(`/${lang}${path}`)
      await hydrated(page)
      await expect
        .poll(() =>
          page.locator('main h1').evaluate((title) =>
            getComputedStyle(title)
              .fontFamily.split(',')
              .find((family) => document.fonts.check(`700 20px ${family}`, title.textContent)),
          ),
        )
        .toMatch(/^L-/)
      expect(await readShift()).toBeLessThan(0.01)
      const first = await titleWidth(page)
      await page.reload()
      await hydrated(page)
      expect(first).toBe(await titleWidth(page))
    })
  }
}

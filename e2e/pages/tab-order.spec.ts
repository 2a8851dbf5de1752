import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { interact } from '../hydrated.ts'
import { kindsOfPages } from '../kinds-of-pages.ts'
import { langs } from '../../src/i18n/lang.ts'
import { expectTabReachesAll } from './tab-order.ts'

for (const { path, lang: own } of kindsOfPages) {
  for (const lang of process.env.FULL_MATRIX ? langs : [own]) {
    test(`/${lang}${path}: Tab reaches every control and shows its focus`, async ({ page }) => {
      await hidePopups(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/${lang}${path}`)
      await interact(page)
      // An item of the gallery becomes a dialog then, which keeps the focus.
      if (/\/media\/\d/.test(path)) await expect(page.locator('dialog:modal')).toBeVisible()
      await expectTabReachesAll(page)
    })
  }
}

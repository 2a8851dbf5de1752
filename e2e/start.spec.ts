import { langs, localeOf } from '../src/i18n/lang.ts'
import { site } from '../src/site.ts'
import { addresses, scripts } from './paths.ts'
import { expect, test, workerIsGone } from './fixtures.ts'

// The dev server says what it does; warnings and errors are what may not be there.
test.use({
  expectedConsole: { lines: [/^(debug|info|log|startGroupCollapsed|endGroup): /, workerIsGone] },
})

for (const [n, lang] of langs.entries()) {
  test(`npm start shows every page on the mock backend, in ${lang}`, async ({ page }) => {
    test.setTimeout(180_000)
    // Each page is built when it is asked for, so the default run opens one in each language.
    const own = addresses.filter((_, i) => process.env.FULL_MATRIX || i === n * 7)
    for (const address of own) {
      await page.goto(`/${lang}${address}`)
      await expect(page.locator('h1'), address).toHaveCount(1)
      await expect(page.locator('h1'), address).not.toBeEmpty()
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(lang))
      await expect(page, address).toHaveTitle(new RegExp(site.game[lang]))
      // Waited for: a dev server that is new may load the page a second time.
      await expect(page, address).toHaveTitle(scripts[lang])
    }
  })
}

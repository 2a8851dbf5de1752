import { langs, localeOf } from '../src/i18n/lang.ts'
import { site } from '../src/site.ts'
import { scripts } from './paths.ts'
import { sitePaths } from '../tools/lib/site-paths.ts'
import { expect, test, workerIsGone } from './fixtures.ts'
import { fullOnly } from './visits.ts'

// The dev server says what it does; warnings and errors are what may not be there.
test.use({
  expectedConsole: { lines: [/^(debug|info|log|startGroupCollapsed|endGroup): /, workerIsGone] },
})

test('npm start shows every page on the mock backend', fullOnly, async ({ page }) => {
  // Each page is built when it is requested.
  test.setTimeout(1_200_000)
  for (const [n, url] of sitePaths.entries()) {
    // Each language in turn: what differs is tested on the built site.
    const lang = langs[n % langs.length] ?? 'kr'
    await page.goto(`/${lang}${url}`)
    await expect(page.locator('h1'), url).toHaveCount(1)
    await expect(page.locator('h1'), url).not.toBeEmpty()
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(lang))
    await expect(page, url).toHaveTitle(new RegExp(site.game[lang]))
    // Waited for: a dev server that is new may load the page a second time.
    await expect(page, url).toHaveTitle(scripts[lang])
  }
})

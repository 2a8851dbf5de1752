import { expect, test } from '../fixtures.ts'
import { changeDom, kinds, renderedAgain } from './foreign-dom.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { sitePaths } from '../../tools/lib/site-paths.ts'
import { visits } from '../visits.ts'

/** Pages of a kind that another path shows, too. */
const similar =
  /^\/link\/(?!coupon)|\/event\/54[1-4]|\/policy\/(?!privacy|page\/guide)|style$|^\/ranking$|_teaser$/
/** The example of an event that does not exist: its page is not prerendered. */
const missing = '/community/event/543'
const changed = sitePaths.filter(
  (path) => !path.endsWith(missing) && (process.env.FULL_MATRIX || !similar.test(path)),
)

/** Another seed makes other changes: `FUZZ_SEED=7`. */
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)

/** By default two kinds of changes for each page in turn; otherwise all, with which it hydrates or not in turn. */
const chosenFor = (n: number) =>
  process.env.FULL_MATRIX
    ? kinds.filter((kind) => n % 2 === 1 || !renderedAgain.includes(kind))
    : kinds.filter((_, index) => index === n % kinds.length || index === (n * 3 + 2) % kinds.length)

for (const [n, [lang, path]] of visits(changed).entries()) {
  const seed = firstSeed + n
  const chosen = chosenFor(n)

  test(`/${lang}${path} works after extensions and translators changed its HTML: ${chosen.join(', ')} (seed ${seed})`, async ({
    page,
    baseURL,
    expectedConsole,
  }) => {
    if (chosen.some((kind) => renderedAgain.includes(kind))) {
      expectedConsole.lines.push(/^warning: the page was rendered again/)
    }
    await hidePopups(page)
    await page.addInitScript(changeDom, { chosen, seed })
    await page.goto(`/${lang}${path}`)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    const served = await (await page.request.get(`/${lang}${path}`)).text()
    const languages = served.match(/<link[^>]* hreflang=/gi) ?? []
    await expect(page.locator('link[hreflang]')).toHaveCount(languages.length)
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

    // The controls work, and the head follows: a link to another page is no new document.
    const link = page.locator('footer a[href*="/policy/terms"]:not([hreflang])')
    if ((await link.count()) === 0) return
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    // Not a real click: the item of a gallery is a dialog over the page.
    await link.evaluate((anchor) =>
      anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/${lang}/policy/terms`,
    )
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('html[data-same-document]')).toHaveCount(1)
  })
}

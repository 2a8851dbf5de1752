import { langs, localeOf } from '../src/i18n/lang.ts'
import { site } from '../src/site.ts'
import { moved, scripts, unknown } from './paths.ts'
import { sitePaths } from '../tools/lib/site-paths.ts'
import { barriersOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { recordForeign } from './foreign-requests.ts'
import { hidePopups } from './hide-popups.ts'
import { rejectCookies } from './reject-cookies.ts'
import { expectTabReachesAll } from './tab-order.ts'
import { everyNth, visits } from './visits.ts'
import { hydrated, interact } from './hydrated.ts'

const notFound = {
  kr: '페이지를 찾을 수 없어요',
  en: 'Page not found',
  jp: 'ページが\u200B見つかりません',
}

const acceptAll = { kr: '모두 허용', en: 'Accept all', jp: 'すべて許可' }
const schemes = ['light', 'dark'] as const

/** Screens of a kind that another URL shows, too. */
const similar = new Set<string>([
  '/community/event',
  '/community/event/542',
  '/community/event/543',
  '/community/event/544',
  '/ranking/level',
  '/ranking/style',
  '/policy/privacy-policy',
  '/policy/operation-policy',
  '/policy/cookies',
  '/policy/page/credits',
  '/policy/page/guide',
  '/community/event/540',
  '/events/2nd_anniversary_teaser',
])

/** Returns true for the example of an event that does not exist. */
const isMissing = (address: string) => address.endsWith('/event/543')

// Twins in the webview differ by what they leave out (webview.spec.ts): one of them by default.
const walked = sitePaths.filter(
  (address) =>
    process.env.FULL_MATRIX ||
    address === '/link/coupon' ||
    (!address.startsWith('/link/') && !similar.has(address)),
)

for (const [n, [lang, address]] of visits(walked).entries()) {
  const [own = 'light'] = [schemes[n % 2]]
  for (const scheme of process.env.FULL_MATRIX ? schemes : [own]) {
    test(`/${lang}${address} in ${scheme}: heading, title, empty console, no other host, no accessibility violation, Tab order`, async ({
      page,
      baseURL,
    }) => {
      test.slow()
      const foreign = recordForeign(page, baseURL ?? '')
      // One that comes while the page is looked at would be half of what is seen.
      await hidePopups(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const answer = await page.goto(`/${lang}${address}`)
      expect(answer?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(lang))
      await hydrated(page)

      await test.step('title', async () => {
        await expect(page.locator('title')).toHaveCount(1)
        const title = await page.title()
        expect(title).toContain(site.game[lang])
        // The page's own words: the name of the game is in the script of the language in any case.
        const words = title.replace(site.game[lang], '').replace(/ \| $/, '')
        if (words !== '') expect(words).toMatch(scripts[lang])
      })
      await test.step('URL', async () => {
        const shown = address.replace(/^\/link\//, '/').replace(/^\/ranking$/, '/ranking/level')
        const own = `${baseURL}/${lang}${shown}`
        const canonical = page.locator('link[rel=canonical]')
        if (isMissing(address)) await expect(canonical).toHaveCount(0)
        else await expect(canonical).toHaveAttribute('href', own)
      })
      await test.step('no request to another host before consent', async () => {
        const keys = await page.evaluate(() => Object.keys(window.localStorage))
        expect(keys.filter((key) => key.startsWith('consent'))).toEqual([])
        expect(await page.context().cookies()).toEqual([])
        expect(foreign).toEqual([])
        const accept = page.getByRole('button', { name: acceptAll[lang] })
        await expect(accept).toBeVisible({ visible: !address.startsWith('/link') })
      })
      await test.step('no sideways scrolling at any width', async () => {
        for (const width of everyNth([320, 640, 768, 820, 1024], 4)) {
          await page.setViewportSize({ width, height: 640 })
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(excess, `${width} px`).toBe(0)
        }
      })
      await test.step('no accessibility violation', async () => {
        // At its full height, where the music bar covers no control that could be scrolled away from it.
        await page.setViewportSize({ width: 320, height: 640 })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width: 320, height })
        expect(await barriersOf(page)).toEqual([])
      })
      // One key for each control takes as long as all of the above.
      if (!process.env.FULL_MATRIX && n % 6 > 0) return
      await test.step('Tab reaches every control and shows its focus', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await interact(page)
        // An item of the gallery becomes a dialog then, which keeps the focus.
        if (/\/media\/\d/.test(address)) await expect(page.locator('dialog:modal')).toBeVisible()
        await expectTabReachesAll(page)
      })
    })
  }
}

for (const [lang] of visits(['/'])) {
  test(`/${lang}/: the popups have no accessibility violation`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await rejectCookies(page)
    await page.goto(`/${lang}/`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await barriersOf(page, 'dialog[open]')).toEqual([])
  })
}

test.describe('a path that does not exist', () => {
  // Chromium itself reports the status of the document.
  test.use({ expectedConsole: { lines: [/status of 404/] } })

  for (const lang of everyNth(langs, 3)) {
    test(`below /${lang} is not found`, async ({ page, request }) => {
      for (const path of unknown) {
        const response = await request.get(`/${lang}${path}`)
        expect(response.status(), path).toBe(404)
        expect(await response.text(), path).toContain(`>${notFound[lang]}</h1>`)
      }
      await page.goto(`/${lang}/nope`)
      await hydrated(page)
      await expect(page.locator('h1')).toHaveText(notFound[lang])
      await expect(page).toHaveTitle(site.game[lang])
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  }
})

for (const [lang, address] of everyNth(visits(Object.keys(moved)), 3)) {
  test(`/${lang}${address} redirects`, async ({ page }) => {
    await page.goto(`/${lang}${address}`)
    await expect(page).toHaveURL(`/${lang}${moved[address]}`)
    await expect(page.locator('h1')).not.toBeEmpty()
  })
}

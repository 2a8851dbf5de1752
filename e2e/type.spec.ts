import { globSync, readFileSync } from 'node:fs'
import { charactersOf, lackingIn } from '../tools/brand/faces.ts'
import { phraseEnd } from '../tools/brand/own-headings.ts'
import { langs, localeOf } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { watchShifts } from './layout-shift.ts'
import { hydrated } from './hydrated.ts'
import { fullOnly } from './visits.ts'
import { previewDist } from '../tools/test-build.ts'

/** A page of each kind that shows headings of its own. */
const pages = ['/', '/community/news', '/link/coupon', '/policy/terms', '/events/2nd_anniversary']

/** The texts of all elements that a stored page sets in the display face. */
const displayed = (html: string) =>
  [...html.matchAll(/<(h1|h2|a)\b[^>]* class="[^"]*\bdisplay"[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , inner = '']) =>
      inner
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(phraseEnd, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'"),
  )

for (const lang of langs) {
  test(`/${lang}: the display font has every character of its headings`, () => {
    const known = charactersOf(localeOf(lang))
    const files = globSync(`${previewDist}/${lang}/**/*.html`)
    const headings = files.flatMap((file) => displayed(readFileSync(file, 'utf8')))
    // Pages with a heading of the site's own; posts have that of the server.
    expect(headings.length).toBeGreaterThan(100)
    const lacking = headings.filter((text) => lackingIn(text, known).length > 0)
    expect([...new Set(lacking)]).toEqual([])
  })
}

for (const lang of langs) {
  test(
    `/${lang}: one small file of the display face a page, and less than 0.01 moves`,
    fullOnly,
    async ({ page }) => {
      await hidePopups(page)
      const readShift = await watchShifts(page)
      const fonts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url())
      })
      for (const path of pages) {
        await page.goto(`/${lang}${path}`)
        await hydrated(page)
        // The limit of the budget: shifts of up to 0.003 were seen on a busy machine.
        expect(await readShift(), path).toBeLessThan(0.01)
      }
      expect(new Set(fonts).size).toBe(1)
      const response = await page.request.get(fonts[0] ?? '/none')
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await response.body()).length).toBeLessThanOrEqual(25_000)
      await expect(page.locator('h1')).toHaveCSS('font-family', /^L-/)
    },
  )
}

test(
  'titles of content are in slices, and titles of rows in the font of the text',
  fullOnly,
  async ({ page }) => {
    await page.goto('/kr/game')
    await expect(page.locator('main section h2').first()).toHaveCSS('font-family', /^T-ko/)
    await expect(page.locator('h1')).toHaveCSS('font-family', /^L-ko/)
    await page.goto('/kr/community/news')
    await expect(page.locator('ol h2').first()).toHaveCSS('font-family', /^T-ko/)
    await expect(page.locator('ol h2').last()).toHaveCSS('font-family', /^"?Apple SD Gothic Neo/)
  },
)

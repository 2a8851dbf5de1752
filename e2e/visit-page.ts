import type { Page } from '@playwright/test'
import { localeOf, type Lang } from '../src/i18n/lang.ts'
import { site } from '../src/site.ts'
import { prerendered } from '../tools/sizes/limits.ts'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { recordForeign } from './foreign-requests.ts'
import { hidePopups } from './hide-popups.ts'
import { hydrated } from './hydrated.ts'
import { watchShifts } from './layout-shift.ts'
import { scripts } from './paths.ts'
import { unclip } from './unclip.ts'

const acceptAll = { kr: '모두 허용', en: 'Accept all', jp: 'すべて許可' }

/** Returns true for the example of an event that does not exist. */
const isMissing = (path: string) => path.endsWith('/event/543')

/** Returns by how many pixels the page is wider than its window, at two font sizes. */
const excessAt = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document
    return ['100%', '200%'].map((size) => {
      root.style.fontSize = size
      const excess = root.scrollWidth - root.clientWidth
      root.style.fontSize = ''
      return excess
    })
  })

/** Focuses the controls of the page one by one. @returns those that look the same with the focus (WCAG 2.2 SC 2.4.7) */
const unmarkedControls = (page: Page) =>
  page.evaluate(() => {
    const unmarked: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) continue
      const { outlineStyle, boxShadow } = getComputedStyle(control)
      if (outlineStyle === 'none' && boxShadow === 'none')
        unmarked.push(control.outerHTML.slice(0, 120))
      control.blur()
    }
    return unmarked
  })

/**
 * Opens a page at 320 px in one load, and expects what holds for every page: it starts under the headers that
 * ship, has one heading and a title in its language, makes no request to another host, shifts nothing, fits
 * its window at two font sizes, and has no accessibility violation. The fixture of the test expects an empty console.
 */
export async function visitPage(
  page: Page,
  {
    lang,
    path,
    scheme,
    origin,
  }: { lang: Lang; path: string; scheme: 'light' | 'dark'; origin: string },
): Promise<void> {
  const foreign = recordForeign(page, origin)
  // A popup would cover the page.
  await hidePopups(page)
  const shiftOf = await watchShifts(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  const response = await page.goto(`/${lang}${path}`)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).not.toBeEmpty()
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(lang))
  // Pages that load their content after their shell have tests of their own (pages/layout-shifts.spec.ts).
  // The limit is that of the budgets: on a busy machine the members shift 0.005.
  if (prerendered.includes(path)) expect(await shiftOf(), 'layout shift').toBeLessThan(0.01)

  await test.step('title', async () => {
    await expect(page.locator('title')).toHaveCount(1)
    const title = await page.title()
    expect(title).toContain(site.game[lang])
    // The page's own name: the name of the game is in the script of the language in any case.
    const name = title.replace(site.game[lang], '').replace(/ \| $/, '')
    if (name !== '') expect(name).toMatch(scripts[lang])
  })
  await test.step('URL', async () => {
    const shown = path.replace(/^\/link\//, '/').replace(/^\/ranking$/, '/ranking/level')
    const canonical = page.locator('link[rel=canonical]')
    if (isMissing(path)) await expect(canonical).toHaveCount(0)
    else await expect(canonical).toHaveAttribute('href', `${origin}/${lang}${shown}`)
  })
  await test.step('no request to another host before consent', async () => {
    const keys = await page.evaluate(() => Object.keys(window.localStorage))
    expect(keys.filter((key) => key.startsWith('consent'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(foreign).toEqual([])
    const accept = page.getByRole('button', { name: acceptAll[lang] })
    await expect(accept).toBeVisible({ visible: !path.startsWith('/link') })
  })
  await test.step('an image of every illustration', async () => {
    const images = await page
      .locator('[data-scene]')
      .evaluateAll((scenes) => scenes.map((scene) => getComputedStyle(scene).borderImageSource))
    expect(images).not.toContain('none')
  })
  await test.step('no content is wider than 320 px, with text of 100 and 200 %', async () => {
    await unclip(page)
    expect(await excessAt(page)).toEqual([0, 0])
  })
  await test.step('every control shows its focus', async () => {
    expect(await unmarkedControls(page)).toEqual([])
  })
  await test.step('no accessibility violation', async () => {
    // At its full height, where the music bar covers no control that could be scrolled away from it.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 320, height })
    expect(await violationsOf(page)).toEqual([])
  })
}

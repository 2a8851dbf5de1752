import type { Page } from '@playwright/test'
import { sitePaths } from '../../tools/lib/site-paths.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { interact } from '../hydrated.ts'
import { unclip } from '../unclip.ts'
import { visits } from '../visits.ts'
import { serveWideContent } from './wide-content.ts'

/** Turns on everything that a device can store and that renders something. */
function storeEverything(): void {
  if (window.location.protocol === 'about:') return
  const names = ['W'.repeat(40), '가나다라마바사'.repeat(6), 'カタカナー'.repeat(8), 'Fox']
  const stars = Array.from({ length: 20 }, (_, n) => `${n}${names[n % 4]}`)
  const entries = stars.map((name, n) => ({
    code: `CODE${name}`,
    uid: '1'.repeat(24),
    at: n,
    result: 'redeemed',
  }))
  const stored: Record<string, unknown> = {
    rankingName: `own ${'W'.repeat(40)}`,
    rankingStars: JSON.stringify(stars),
    unreadMarks: '{"since":0,"boards":{}}',
    couponHistory: JSON.stringify(entries),
    couponUids: JSON.stringify(stars.slice(0, 3).map((_, n) => `${n + 1}`.repeat(24))),
    messageLanguage: 'jp',
  }
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
}

/** Returns what sticks out of the window or of an open dialog, and by how much. */
function measureExcess(): string[] {
  const found: string[] = []
  for (const box of [document.documentElement, ...document.querySelectorAll('dialog[open]')]) {
    const excess = box.scrollWidth - box.clientWidth
    if (excess <= 0) continue
    found.push(`${box.localName} by ${excess} px`)
    const edge = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== box &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
    for (const element of box.querySelectorAll('*')) {
      const isOut = element.getBoundingClientRect().right > edge + 1
      if (isOut && !isScrolled(element.parentElement)) found.push(element.outerHTML.slice(0, 120))
    }
  }
  return found
}

// The strictest width, and one at which more columns stand next to each other.
const widths = process.env.FULL_MATRIX ? [390, 360, 320, 640, 768, 820, 1024] : [320, 1024]

async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    for (const size of width < 640 ? ['100%', '200%'] : ['100%']) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value
      }, size)
      const fit = await page.evaluate(measureExcess)
      expect.soft(fit, `${width} px, font ${size}`).toEqual([])
    }
  }
}

for (const [lang, url] of visits(sitePaths)) {
  test(`/${lang}${url}: no content, stored feature or font size widens the page`, async ({
    page,
  }) => {
    await hidePopups(page)
    await page.addInitScript(storeEverything)
    await serveWideContent(page, lang)
    await page.goto(`/${lang}${url}`)
    await interact(page)
    await unclip(page)
    // A dialog may cover the button.
    await page.evaluate(() => document.getElementById('music-tool')?.click())
    await expectToFit(page)
    // A request may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

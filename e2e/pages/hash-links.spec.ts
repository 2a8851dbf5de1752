import { devices, type Page } from '@playwright/test'
import { builtPages, hashLinks, type HashLink } from '../built-pages.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { rejectCookies } from '../reject-cookies.ts'

/** Waits until the browser is idle, so that content that loads late has caused its shifts. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(() => requestIdleCallback(done, { timeout: 3000 }), { timeout: 3000 })
      }),
  )

/** Returns where the target of a link is in the window, as a word, and whether the focus is in it. */
const positionOf = (page: Page, id: string) =>
  page.evaluate((id) => {
    const target = document.getElementById(id)
    if (!target) return 'missing'
    const { top, left } = target.getBoundingClientRect()
    // The header, and a bar of the page below it.
    const bars = [...document.querySelectorAll('header, main *')].filter((node) => {
      const box = node.getBoundingClientRect()
      const isBar = box.top < 130 && box.height < 160 && box.width > window.innerWidth * 0.8
      return isBar && getComputedStyle(node).position === 'sticky' && box.height > 0
    })
    const bar = Math.max(0, ...bars.map((node) => node.getBoundingClientRect().bottom))
    const { scrollHeight } = document.documentElement
    const isAtEnd =
      window.scrollY + window.innerHeight > scrollHeight - 4 && top < window.innerHeight
    // A scene begins with a wave, which may be behind the header.
    const isBelow = top >= bar - 50 && (top <= bar + 120 || isAtEnd)
    // All content of a page begins behind the header, with a padding, and so does a screen.
    const isScreen = target.localName === 'main' || target.closest('[data-world]') !== null
    const isAtStart = isScreen && window.scrollY === 0 && left === 0
    const focused = document.activeElement
    const isFocused = focused !== null && target.contains(focused)
    return (isBelow || isAtStart) && isFocused
      ? 'reached'
      : `at ${left}, ${top}, below ${bar}, focused ${isFocused}`
  }, id)

const screens = [
  ['a phone', { viewport: { width: 360, height: 740 } }],
  ['a tablet', { viewport: { width: 820, height: 1180 } }],
  ['a computer', { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }],
] as const

const ways = ['click', 'keyboard'] as const
const isFull = !!process.env.FULL_MATRIX
// The full run follows each link both ways, and has too many for one test.
const parts = Array.from({ length: isFull ? 16 : 1 }, (_, part) => part)

/** Notes where a link is clicked. The app handles the click in the same phase, so this listener is added before its. */
const noteClicks = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('click', () => Object.assign(window, { leftAt: window.scrollY }), {
      capture: true,
    })
  })

/** Follows the visible link to an element, and checks that it leads there and that Back leads to the link. */
async function follow(page: Page, { from, href, path, id }: HashLink, by: 'click' | 'keyboard') {
  const label = `${from} -> ${href} by ${by}`
  await page.goto(from, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const links = page.locator(`a[href="${href}"]`)
  await links.evaluateAll((nodes) => {
    for (const node of nodes) {
      const details = node.closest('details')
      if (details && node.closest('main')) details.open = true
    }
  })
  const link = links.filter({ visible: true }).first()
  if ((await link.count()) === 0) return false
  if (by === 'click') await link.click()
  else {
    await link.focus()
    await page.keyboard.press('Enter')
  }
  await expect.soft(page, label).toHaveURL(new RegExp(`${path}[^/]*#${id}$`))
  await expect.soft.poll(() => positionOf(page, id), label).toBe('reached')
  await settled(page)
  expect.soft(await positionOf(page, id), `${label}, later`).toBe('reached')
  const leftAt = await page.evaluate(() => Number(Reflect.get(window, 'leftAt')))
  // A link that replaces its entry has no way back.
  if (path === from && path.endsWith('/faq')) return true
  await page.goBack()
  if (path === from) {
    await expect.soft
      .poll(() => page.evaluate(() => window.scrollY), `${label}, back`)
      .toBeCloseTo(leftAt, -1)
  } else {
    // Another page is at its top (docs/product.md#languages-and-urls).
    await expect.soft(page.locator('h1'), `${label}, back`).toBeFocused()
  }
  return true
}

for (const [turn, [name, { viewport, ...screen }]] of screens.entries()) {
  test.describe(() => {
    const { defaultBrowserType: _, ...device } = { defaultBrowserType: '', ...screen }
    test.use({ ...device, viewport })

    for (const part of parts) {
      test(`every link to a part of a page leads there, and Back to the link: ${name}${isFull ? `, part ${part}` : ''}`, async ({
        page,
      }) => {
        test.slow()
        await rejectCookies(page)
        await hidePopups(page)
        await noteClicks(page)
        let followed = 0
        const links = hashLinks(builtPages(), turn)
        for (const [index, link] of links.entries()) {
          if (index % parts.length !== part) continue
          // The skip link is visible while it has the focus.
          const isSkip = link.id === 'main'
          for (const [n, by] of ways.entries()) {
            const isTurn = isFull || n === (index + turn) % ways.length
            if (isSkip ? by === 'keyboard' : isTurn)
              followed += Number(await follow(page, link, by))
          }
        }
        expect(followed).toBeGreaterThan(0)
      })
    }
  })
}

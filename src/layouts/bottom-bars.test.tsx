import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { langs } from '#i18n/lang.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // The consent banner would come before the music bar.
  const now = Date.now()
  localStorage.setItem('consentCookie', '{"analytical":false,"advertising":false}')
  localStorage.setItem('consentCookieTime', String(now - 1))
  localStorage.setItem('consentExpireTime', String(now + 60_000))
})

afterEach(async () => {
  onlineManager.setOnline(true)
  await page.viewport(390, 844)
})

const tool = () => document.getElementById('music-tool')
const bars = () => [...document.querySelectorAll('[data-bar], [data-floating]')]

/**
 * Opens a page with everything at the bottom of the window: a lost post, no network, no images,
 * music.
 */
async function openWithAllBars(lang: 'kr' | 'en' | 'jp') {
  // A page without images of the content.
  const screen = await renderSite(`/${lang}/coupon`)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await screen.router.navigate({ to: '/devlog/withBTS/$idx', params: { idx: 99_999 } })
  await expect.element(screen.getByRole('note')).toBeVisible()
  await expect.poll(tool).not.toBeNull()
  tool()?.click()
  onlineManager.setOnline(false)
  for (const n of [1, 2, 3]) {
    const image = new Image()
    screen.container.append(image)
    image.src = `/nowhere/${n}.png`
  }
  // With the strip of test environments.
  await expect.poll(() => bars().filter((bar) => bar.getClientRects().length > 0).length).toBe(5)
  return screen
}

function stackOf([bar]: readonly Element[]): HTMLElement {
  const stack = bar?.closest('[data-bottom-stack]')
  if (!(stack instanceof HTMLElement)) throw new Error('The bars are not in the stack.')
  return stack
}

/** Returns the controls that something else covers. */
function coveredOf(bars: readonly Element[]): string[] {
  const controls = bars.flatMap((bar) => [...bar.querySelectorAll('a, button, input, summary')])
  return controls
    .filter((control) => {
      control.scrollIntoView({ block: 'nearest' })
      // A link may be broken into lines.
      const [line] = control.getClientRects()
      if (line === undefined) return false
      const { left, top, width, height } = line
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit === null || !control.contains(hit)
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

test.for(langs)(
  'covers no control of a bar by another one, with everything that can be there in %s',
  async (lang) => {
    await openWithAllBars(lang)
    for (const [width, height] of [
      [320, 256],
      [320, 640],
      [360, 640],
      [1280, 720],
    ] as const) {
      await page.viewport(width, height)
      expect(coveredOf(bars()), `${width} × ${height}`).toEqual([])
    }
  },
)

test('hides no focused element of the page behind the bars', async () => {
  const screen = await openWithAllBars('en')
  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.viewport(width, height)
    // The observer has measured the bars again.
    const padding = height < 320 ? 'auto' : `${stackOf(bars()).offsetHeight}px`
    await expect
      .poll(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
      .toBe(padding)
    scrollTo(0, 0)
    const covered = []
    for (const link of screen.container.querySelectorAll<HTMLElement>('main a, footer a')) {
      if (link.getClientRects().length === 0) continue
      link.focus()
      // Some of it is visible (WCAG 2.2 SC 2.4.11); a card may be taller than the window.
      const { left, top, bottom, width: inline } = link.getBoundingClientRect()
      const [first, last] = [Math.max(0, top) + 2, Math.min(window.innerHeight, bottom) - 2]
      const hits = [first, (first + last) / 2, last].map((y) =>
        document.elementFromPoint(left + inline / 2, y),
      )
      if (hits.every((hit) => !link.contains(hit))) covered.push(link.outerHTML.slice(0, 100))
    }
    expect(covered, `${width} × ${height}`).toEqual([])
  }
})

const floating = () =>
  [...document.querySelectorAll('[data-hint], [data-floating]')].filter(
    (node) => node.getClientRects().length > 0,
  )

test('lets one thing float at a time: the cookie banner, a message, then the language hint', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko'])
  const screen = await renderSite('/en/coupon')
  const hint = screen.getByRole('complementary', { name: 'Language suggestion' })
  await expect.element(hint).toBeVisible()
  document.documentElement.dataset.consent = 'ask'
  expect(floating()).toEqual([])
  delete document.documentElement.dataset.consent
  await screen.router.navigate({ to: '/devlog/withBTS/$idx', params: { idx: 99_999 } })
  const message = screen.getByRole('note')
  await expect.element(message).toBeVisible()
  expect(floating()).toEqual([message.element()])
  await message.getByRole('button', { name: 'Close' }).click()
  await expect.element(hint).toBeVisible()
  expect(floating()).toEqual([hint.element()])
})

test.for(['/en/members', '/en/community/news', '/en/community/event/541'] as const)(
  'covers no heading of %s by the language hint of a phone',
  async (url) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko'])
    const screen = await renderSite(url)
    const hint = screen.getByRole('complementary', { name: 'Language suggestion' })
    await expect.element(hint).toBeVisible()
    const heading = screen.getByRole('heading', { level: 1 })
    await expect.element(heading).toBeVisible()
    const { top, bottom } = hint.element().getBoundingClientRect()
    const text = heading.element().getBoundingClientRect()
    expect(text.bottom <= top || text.top >= bottom).toBe(true)
  },
)

import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { holdApp, hydrated } from '../hydrated.ts'

test.use({ expectedConsole: { lines: [/was preloaded/, /the page was rendered again/] } })

test.beforeEach(({ page }) => hidePopups(page))

/** The text fields of the site. Each entry is a page, its field, and search params that change the page. */
const fields = [
  { path: '/coupon', field: 'UID', searches: ['?code=LUMIWELCOME01'] },
  { path: '/coupon', field: 'Coupon code', searches: ['?code=LUMIWELCOME01'] },
  { path: '/link/coupon', field: 'Coupon code', searches: ['?code=LUMIWELCOME01'] },
  { path: '/community/news', field: 'Search by keyword', searches: ['?page=2', '?keyword=x'] },
  { path: '/community/event', field: 'Search by keyword', searches: ['?page=2', '?keyword=x'] },
  {
    path: '/community/faq',
    field: 'Search the questions',
    searches: ['?category=1', '?keyword=x'],
  },
  {
    path: '/ranking/level',
    field: 'Nickname or club',
    searches: ['?name=x', '?page=2', '?sort=club', '?club=x'],
  },
  { path: '/ranking/level', field: 'Your nickname in the game', searches: ['?page=2'] },
] as const

const visits = fields.flatMap(({ path, field, searches }) =>
  ['', ...searches].map((search) => ({ field, path: `/en${path}${search}` })),
)

const fieldOf = (page: Page, name: string) => page.locator('main').getByLabel(name, { exact: true })

/** Changes the text that an input method has not finished. */
const compose = (typing: CDPSession, text: string) =>
  typing.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })

test('keeps a composition that is open before, during and after hydration', async ({ page }) => {
  const typing = await page.context().newCDPSession(page)
  const texts: Record<string, string> = {}
  for (const { path, field } of visits) {
    const release = await holdApp(page)
    await page.goto(path)
    const input = fieldOf(page, field)
    await input.focus()
    await compose(typing, '하')
    release()
    await hydrated(page)
    await compose(typing, '한')
    await typing.send('Input.insertText', { text: '한' })
    await compose(typing, '구')
    await compose(typing, '국')
    await typing.send('Input.insertText', { text: '국' })
    texts[`${path} ${field}`] = await input.inputValue()
    await page.unrouteAll({ behavior: 'wait' })
  }
  expect(new Set(Object.values(texts)), JSON.stringify(texts)).toEqual(new Set(['한국']))
})

test('keeps typed text, the focus and the caret on every URL', async ({ page }) => {
  const found: unknown[] = []
  for (const { path, field } of visits) {
    const release = await holdApp(page)
    await page.goto(path)
    const input = fieldOf(page, field)
    await input.fill('ab')
    await page.keyboard.press('ArrowLeft')
    release()
    await hydrated(page)
    await page.keyboard.type('c')
    const state = await input.evaluate((node: HTMLInputElement) => [
      node.value,
      node === document.activeElement,
    ])
    if (state.join() !== 'acb,true') found.push([path, field, state])
    await page.unrouteAll({ behavior: 'wait' })
  }
  expect(found).toEqual([])
})

test('keeps typed text, the focus and one head if hydration fails', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // As the icon of a password manager.
      document.querySelector('main')?.prepend(document.createElement('i'))
    })
  })
  const typing = await page.context().newCDPSession(page)
  for (const isComposing of [false, true]) {
    for (const search of ['', '?page=2']) {
      const release = await holdApp(page)
      await page.goto(`/en/community/news${search}`)
      const input = fieldOf(page, 'Search by keyword')
      const before = await input.elementHandle()
      await input.focus()
      if (isComposing) await compose(typing, '하')
      else await input.fill('한')
      release()
      await hydrated(page)
      expect(await before?.evaluate((node) => node.isConnected), 'hydration failed').toBe(false)
      await expect(input).toBeFocused()
      if (isComposing) {
        await compose(typing, '한')
        await typing.send('Input.insertText', { text: '한' })
      }
      await expect(input).toHaveValue('한')
      await page.unrouteAll({ behavior: 'wait' })
      const head = () =>
        page.evaluate(() =>
          ['title', 'link[rel=canonical]', 'link[hreflang=en]', 'meta[property="og:title"]'].map(
            (selector) => document.head.querySelectorAll(selector).length,
          ),
        )
      expect(await head()).toEqual([1, 1, 1, 1])
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveTitle(/^FAQ/)
      expect(await head()).toEqual([1, 1, 1, 1])
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/en\/community\/faq$/,
      )
    }
  }
})

test('sends a coupon that was typed and submitted on a URL with a code', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/coupon/redeem')) sent.push(request.postData() ?? '')
  })
  const release = await holdApp(page)
  await page.goto('/en/coupon?code=LUMIWELCOME01')
  await fieldOf(page, 'UID').fill('1000100001')
  await fieldOf(page, 'Coupon code').fill('LUMIENDED5003')
  await fieldOf(page, 'Coupon code').press('Enter')
  release()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toContain('LUMIENDED5003')
})

test('keeps the fields of a coupon over a reload of the tab', async ({ page }) => {
  for (const path of ['/en/link/coupon', '/en/coupon?code=LUMIENDED5003']) {
    await page.goto(path)
    await hydrated(page)
    await fieldOf(page, 'UID').fill('1000100001')
    await fieldOf(page, 'Coupon code').fill('LUMIWELCOME01')
    await page.reload()
    await hydrated(page)
    await expect(fieldOf(page, 'UID')).toHaveValue('1000100001')
    await expect(fieldOf(page, 'Coupon code')).toHaveValue('LUMIWELCOME01')
  }
  // A link with another coupon replaces the code that was typed for the last one.
  await page.goto('/en/coupon?code=LUMISUMMER02')
  await expect(fieldOf(page, 'Coupon code')).toHaveValue('LUMISUMMER02')
})

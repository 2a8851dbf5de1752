import type { Route } from '@playwright/test'
import { localeOf } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { noShift, watchShifts } from './layout-shift.ts'
import { everyNth, fullOnly, visits } from './visits.ts'
import { watchCalls } from './watch-calls.ts'
import { hydrated, interact } from './hydrated.ts'
import { unclip } from './unclip.ts'

/** The names of the controls that the journeys click, by language. */
const texts = {
  kr: { next: '다음 페이지', list: '목록으로', newest: '다음 글', close: '닫기', more: '더 보기' },
  en: {
    next: 'Next page',
    list: 'Back to the list',
    newest: 'Next post',
    close: 'Close',
    more: 'Load more',
  },
  jp: {
    next: '次のページ',
    list: '一覧に戻る',
    newest: '次へ',
    close: '閉じる',
    more: 'もっと見る',
  },
} as const

for (const [lang, board] of everyNth(visits(['news', 'event'] as const), 2)) {
  test(`/${lang}: opens a list of ${board}, its next page and an article, and goes back`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/community/${board}`)
    const calls = watchCalls(page)
    const rows = page.locator('main ol').getByRole('heading', { level: 2 })
    await expect(rows).toHaveCount(6)
    const first = rows.first().getByRole('link')
    const newest = await first.getAttribute('href')
    const next = page.getByRole('link', { name: texts[lang].next })
    await hydrated(page)
    await next.click()
    await expect(page).toHaveURL(`/${lang}/community/${board}?page=2`)
    await expect(first).not.toHaveAttribute('href', newest ?? '')
    // The keyboard goes on with the first entry of the page that has come.
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await first.click()
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page.getByRole('link', { name: texts[lang].newest })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/${lang}/community/${board}?page=2`)
    await expect(rows).toHaveCount(6)
    const path = board === 'news' ? '/api/community/notice' : '/api/community/event'
    const body = { lang: localeOf(lang), page: 2, size: 6 }
    expect(calls.filter(([requested]) => requested === path)).toContainEqual([path, body])
  })
}

for (const [lang] of visits(['gallery'])) {
  test(
    `/${lang}: the gallery keeps its position under an item, however it is closed`,
    fullOnly,
    async ({ page }) => {
      await page.goto(`/${lang}/media`)
      const items = page.locator('main li a[href*="/media/"]')
      await expect(items).toHaveCount(6)
      const more = page.getByRole('link', { name: texts[lang].more })
      await hydrated(page)
      await more.click()
      await expect(items).toHaveCount(12)
      await items.nth(8).scrollIntoViewIfNeeded()
      const position = await page.evaluate(() => window.scrollY)
      await items.nth(8).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const url = page.url()
      await page.keyboard.press('ArrowRight')
      await expect(page).not.toHaveURL(url)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(`/${lang}/media?page=2`)
      const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - position)
      await expect.poll(moved).toBeLessThan(2)
      await items.nth(8).click()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(`/${lang}/media?page=2`)
    },
  )
}

test.describe('in the time zone of New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('an event shows the Korean and the local time, and offers a calendar file', async ({
    page,
  }) => {
    await page.goto('/en/community/event/544')
    await expect(page.getByText(/\d\d:00.*23:59 \(Korean\stime\)/).first()).toBeVisible()
    await expect(page.getByText(/^Your local time: .*\d\d:00 – .*\d\d:59$/).last()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).first().click()
    expect((await download).url()).toMatch(/\/feeds\/en\/event-544\.ics$/)
  })

  test('the events end with a calendar to subscribe to', async ({ page, request, baseURL }) => {
    await page.goto('/en/community/event')
    const link = page.getByRole('link', { name: 'Subscribe' })
    const url = `${baseURL}/feeds/en/events.ics`
    await expect(link).toHaveAttribute('href', url.replace('http:', 'webcal:'))
    const response = await request.get(url)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await response.text()).toMatch(/UID:event-544@.*UID:notice-\d+@/s)
  })
})

test(
  'says that the local time is the same on Korean and Japanese clocks, but not on Korean pages',
  fullOnly,
  async ({ page }) => {
    await page.goto('/en/community/event/544')
    await expect(page.getByText("That's your local time, too.").first()).toBeVisible()
    await page.goto('/kr/community/event/544')
    await hydrated(page)
    await expect(page.getByText(/한국 시간과 같아요/)).toHaveCount(0)
  },
)

test(
  'causes no layout shift on an event post when the clock is known',
  fullOnly,
  async ({ page }) => {
    const shiftOf = await watchShifts(page)
    for (const url of [
      '/en/community/event/544',
      '/kr/community/event/620',
      '/jp/community/event',
      '/kr/media',
    ]) {
      await page.goto(url)
      await hydrated(page)
      expect(await shiftOf(), url).toBeLessThan(noShift)
    }
  },
)

test(
  'the changes of a policy have a URL, and it is printed without the frame',
  fullOnly,
  async ({ page }) => {
    await page.goto('/en/policy/terms?version=22&compare=21')
    await expect(page.locator('ins', { hasText: 'What you create' })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('combobox').first()).toBeHidden()
    await expect(page.locator('ins', { hasText: 'What you create' })).toBeVisible()
  },
)

test('hostile texts run no script and widen no page at 320 px', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const hostile = {
    idx: 1060,
    boardType: 'notice',
    category: '"><script>window.hacked=1</script>',
    title: `${'W'.repeat(300)} \u202egpj.exe شعلة 🏮`,
    regDt: 'never',
    startDt: '2024-13-99',
    contents: '<img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">x</a>',
  }
  const data = { contents: [hostile], totalElements: 1, totalPages: 1, page: 1, size: 6 }
  await page.route('**/api/community/search', (route) =>
    route.fulfill({ json: { code: 200, data } }),
  )
  await page.route('**/api/community/notice/*', (route) =>
    route.fulfill({ json: { code: 200, data: hostile } }),
  )
  await page.goto('/en/community/news?keyword=W')
  await page.getByRole('link', { name: /^W{300}/ }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await interact(page)
  await unclip(page)
  const found = await page.evaluate(() => [
    Reflect.get(window, 'hacked'),
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ])
  expect(found).toEqual([undefined, 0])
})

test.describe('when the backend fails', () => {
  test.use({ expectedConsole: { lines: [/Failed to load resource/, /no translation|ApiError/] } })

  test(
    'a list shows that it is empty, that it failed, and that it is loading',
    fullOnly,
    async ({ page }) => {
      const list = '**/api/community/search'
      const data = { contents: [], totalElements: 0, totalPages: 0, page: 1, size: 6 }
      await page.route(list, (route) => route.fulfill({ json: { code: 200, data } }))
      await page.goto('/en/community/news?keyword=zebra')
      await expect(page.getByRole('main').getByText('No results found')).toBeVisible()
      await page.unroute(list)

      await page.route(list, (route) => route.fulfill({ status: 500 }))
      await page.goto('/en/community/news?keyword=update')
      await expect(page.getByRole('alert')).toHaveText(/couldn't load/)
      await page.unroute(list)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()

      const pending: Route[] = []
      await page.route(list, (route) => void pending.push(route))
      await page.goto('/en/community/news?keyword=maintenance')
      // The list before it stays, and is busy.
      await expect(page.locator('main [aria-busy=true]')).toBeAttached()
      await expect.poll(() => pending.length).toBeGreaterThan(0)
      for (const route of pending) await route.continue()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  )
})

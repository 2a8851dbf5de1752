import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
const refuse = () => new HttpResponse(null, { status: 500 })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('shows category, day and text of a notice, and links to the previous and next one', async () => {
  const calls = recordCalls(backend, '/api/community/notice/1059')
  const screen = await renderRoute('/en/community/news/1059')
  const main = screen.getByRole('main')
  await expect.element(main.getByText('Update', { exact: true })).toBeVisible()
  await expect.element(main.getByRole('time').first()).toBeVisible()
  await expect.element(main.getByRole('button', { name: /Copy link|Share/ })).toBeVisible()
  expect(calls).toEqual([{ lang: 'en' }])
  await screen.getByRole('link', { name: /^Next post/ }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/community/news/1060')
  await expect.element(screen.getByRole('heading', { name: /maintenance/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Previous post/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Next post/ }).query()).toBeNull()
})

test('shows the artwork of the posts next to one that was opened from the list', async () => {
  const screen = await renderRoute('/en/community/news')
  await screen.getByRole('main').getByRole('heading', { level: 2 }).nth(1).getByRole('link').click()
  const others = screen.getByRole('navigation', { name: 'Other posts' })
  await expect.element(others).toBeVisible()
  expect(others.element().querySelectorAll('img')).toHaveLength(2)
})

test.for([
  ['/en/community/news/1059', '/coupon'],
  ['/en/link/community/news/1059', '/link/coupon'],
] as const)('a coupon code in %s links to the prefilled form', async ([path, form]) => {
  const screen = await renderRoute(path)
  await screen.getByRole('link', { name: 'CLOUDBRIDGE231' }).click()
  await expect.poll(() => screen.router.state.location.href).toBe(`${form}?code=CLOUDBRIDGE231`)
  await expect.element(screen.getByRole('textbox', { name: /code/i })).toHaveValue('CLOUDBRIDGE231')
})

test('links to the list when a notice does not exist, after requesting the Korean version', async () => {
  const calls = recordCalls(backend, '/api/community/notice/9999')
  const screen = await renderRoute('/jp/community/event/9999')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(calls).toEqual([{ lang: 'ja' }, { lang: 'ko' }])
  const back = screen.getByRole('alert').getByRole('link')
  await expect.element(back).toHaveAttribute('href', '/jp/community/event')
})

const metaOf = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')

test.for([
  '/en/community/news/9999',
  '/en/devlog/pd-note/9999',
  '/en/media/9999',
  '/en/survey/9999',
] as const)('keeps %s, which the server does not know, out of search results', async (path) => {
  await renderRoute(path)
  await expect.poll(() => metaOf('robots')).toBe('noindex')
})

test('does not keep a notice out of search results when the server fails', async () => {
  backend.use(http.post('*/api/community/notice/1059', refuse))
  const screen = await renderRoute('/en/community/news/1059')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(metaOf('robots')).toBeUndefined()
})

test('describes a notice by its text and its time', async () => {
  await renderRoute('/en/community/news/1059')
  await expect.poll(() => metaOf('og:type')).toBe('article')
  expect(metaOf('article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(metaOf('description')?.length).toBeGreaterThan(60)
  expect(metaOf('description')).toBe(metaOf('og:description'))
})

test('describes an event by its period and its text', async () => {
  await renderRoute('/en/community/event/610')
  await expect.poll(() => metaOf('description')).toMatch(/^\d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d · \w+/)
})

test('offers Retry when a notice fails to load', async () => {
  backend.use(http.post('*/api/community/notice/1059', refuse))
  const screen = await renderRoute('/en/community/news/1059')
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  backend.resetHandlers()
  await retry.click()
  await expect.element(screen.getByRole('article')).toBeVisible()
})

test('shows the original with a hint when there is no translation', async () => {
  const screen = await renderRoute('/en/community/news/1040')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/Korean original/)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ko')
  await expect.element(screen.getByText(/국내 웹 상점에서/)).toBeVisible()
  await expect.element(screen.getByRole('radio').first()).not.toBeInTheDocument()
})

test('shows the text in the page language, in Korean, or in both', async () => {
  const calls = recordCalls(backend, '/api/community/notice/1059')
  const screen = await renderRoute('/en/community/news/1059')
  const translated = screen.getByText(/Hello, Lumis/)
  const original = screen.getByText(/구름 다리가 열립니다/)
  await expect.element(translated).toBeVisible()
  await screen.getByRole('radio', { name: 'Korean original 한국어' }).click()
  await expect.element(original).toBeVisible()
  await expect.element(translated).not.toBeInTheDocument()
  expect(original.element().closest('[lang]')?.getAttribute('lang')).toBe('ko')
  await screen.getByRole('radio', { name: 'English and Korean + 한국어' }).click()
  await expect.element(translated).toBeVisible()
  await expect.element(original).toBeVisible()
  expect(calls).toEqual([{ lang: 'en' }, { lang: 'ko' }])
})

test('keeps the translation when the original fails, and offers Retry', async () => {
  const screen = await renderRoute('/jp/community/news/1059')
  await expect.element(screen.getByText(/ルミーズの皆さん、こんにちは/)).toBeVisible()
  backend.use(http.post('*/api/community/notice/1059', refuse))
  await screen.getByRole('radio').nth(1).click()
  const retry = screen.getByRole('alert').getByRole('button')
  await expect.element(retry).toBeVisible()
  backend.resetHandlers()
  await retry.click()
  await expect.element(screen.getByText(/구름 다리가 열립니다/)).toBeVisible()
  await expect.element(screen.getByText(/ルミーズの皆さん、こんにちは/)).toBeVisible()
})

test('offers no language choice to Korean readers', async () => {
  const screen = await renderRoute('/kr/community/news/1059')
  await expect.element(screen.getByText(/구름 다리가 열립니다/)).toBeVisible()
  await expect.element(screen.getByRole('radio').first()).not.toBeInTheDocument()
})

import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
/** The list in the three languages. */
const posts = { name: /newest first|최신순|新しい順/ }
const list = '*/api/community/notice'

/** Delays a response until `open()` is called. */
class Gate {
  open: () => void = () => undefined
  readonly opened = new Promise<undefined>((resolve) => {
    this.open = () => resolve(undefined)
  })
}

test('shows the newest six, each with its number, category and day', async () => {
  const screen = await renderRoute('/en/community/news')
  const rows = screen.getByRole('list', posts).getByRole('listitem')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await expect.poll(() => rows.length).toBe(6)
  await expect.element(rows.first()).toMatchTextContent(/28/)
})

test('requests the language and the page of the URL', async () => {
  const calls = recordCalls(backend, '/api/community/notice')
  const screen = await renderRoute('/jp/community/news?page=2')
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  expect(calls).toEqual([{ lang: 'ja', page: 2, size: 6 }])
})

test('searches the titles of the list, with apostrophes and slashes stripped', async () => {
  const calls = recordCalls(backend, '/api/community/search')
  const screen = await renderRoute("/kr/community/news?keyword=/'업데이트'/")
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  expect(calls).toEqual([{ lang: 'ko', page: 1, size: 6, keyword: '업데이트', board: 'notice' }])
})

test('shows three results in one line on a computer', async () => {
  await page.viewport(1440, 900)
  const screen = await renderRoute('/kr/community/news?keyword=보상')
  const rows = screen.getByRole('list', posts).getByRole('listitem')
  await expect.poll(() => rows.length).toBe(3)
  const tops = rows.elements().map((row) => Math.round(row.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await page.viewport(390, 844)
})

test('shows a message and a link to all entries when a search has no results', async () => {
  const screen = await renderRoute('/en/community/news?keyword=zzzzzz')
  await expect.element(screen.getByText('No results found')).toBeVisible()
  await screen.getByRole('link', { name: 'View all' }).click()
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
})

test('shows the newest posts below a search without results, without requesting them', async () => {
  const calls = recordCalls(backend, '/api/community/notice')
  const screen = await renderRoute('/en/community/news')
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  await screen.getByRole('searchbox').fill('zzzzzz')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('zzzzzz', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Newest posts' })).toBeVisible()
  expect(screen.getByRole('list', posts).getByRole('listitem').length).toBe(4)
  expect(calls.length).toBe(1)
})

test('announces the number of search results to screen readers, but not the initial list', async () => {
  const screen = await renderRoute('/en/community/news?keyword=stage')
  const field = screen.getByRole('searchbox')
  const announcement = screen.getByRole('status').filter({ hasText: /found$/ })
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  await field.fill('update')
  expect(announcement.length).toBe(0)
  await userEvent.keyboard('{Enter}')
  await expect.element(announcement).toMatchTextContent(/^\d+ results found$/)
  await field.fill('zzzzzz')
  await userEvent.keyboard('{Enter}')
  await expect.element(announcement).toMatchTextContent(/^No results found$/)
  await expect.element(field).toHaveFocus()
})

test('shows a message for an empty list', async () => {
  backend.use(
    http.post(list, () =>
      HttpResponse.json({
        code: 200,
        data: { contents: [], totalElements: 0, totalPages: 0, page: 1, size: 6 },
      }),
    ),
  )
  const screen = await renderRoute('/en/community/news')
  await expect.element(screen.getByText('No posts yet')).toBeVisible()
})

test.for([
  ['a server error', () => new HttpResponse(null, { status: 500 })],
  ['a list without contents', () => HttpResponse.json({ code: 200, data: {} })],
] as const)('shows an error with Retry, not an empty list, after %s', async ([, respond]) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post(list, respond))
  const screen = await renderRoute('/kr/community/news')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/불러오지 못했어요/)
  backend.resetHandlers()
  await screen.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
})

test('keeps the page on screen while the next one loads', async () => {
  const screen = await renderRoute('/en/community/news')
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  const gate = new Gate()
  backend.use(http.post(list, () => gate.opened))
  await screen.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => screen.router.state.location.search).toMatchObject({ page: '2' })
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  gate.open()
})

test('shows the running event that ends first above the first page of events', async () => {
  const screen = await renderRoute('/en/community/event')
  const now = screen.getByRole('main').getByRole('link', { name: /^Ongoing Ends in/ })
  await expect.element(now).toBeVisible()
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  await screen.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect.element(now).not.toBeInTheDocument()
})

test('shows events with a countdown in the list', async () => {
  const screen = await renderRoute('/en/community/event')
  const rows = screen.getByRole('list', posts).getByRole('listitem')
  await expect.poll(() => rows.length).toBe(6)
  await expect.element(rows.first()).toMatchTextContent(/Starts in|Ends in|Ended/)
  await expect.element(rows.first().getByRole('heading').getByRole('link')).toBeVisible()
})

test('says the age of a notice next to its day', async () => {
  const screen = await renderRoute('/en/community/news')
  const row = screen.getByRole('list', posts).getByRole('listitem').first()
  await expect.element(row).toMatchTextContent(/\d{4}-\d\d-\d\d · (?:today|yesterday|\d days ago)/)
})

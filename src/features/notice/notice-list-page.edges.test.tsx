import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
/** The list in the three languages. */
const posts = { name: /newest first|최신순|新しい順/ }

afterEach(async () => {
  await page.viewport(390, 844)
})

/** Serves one page of events with the given periods. */
function serveEvents(...periods: { startDt?: string; endDt?: string }[]) {
  const contents = periods.map(({ startDt, endDt }, index) => ({
    idx: 700 + index,
    boardType: 'event',
    category: 'Event',
    title: `Event ${index}`,
    regDt: '2024-05-01T10:00:00+09:00',
    startDt,
    endDt,
  }))
  const data = { contents, totalElements: contents.length, totalPages: 1, page: 1, size: 6 }
  backend.use(http.post('*/api/community/event', () => HttpResponse.json({ code: 200, data })))
}

test('shows an event as coming, running or ended by Korean time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-05-31T15:00:00Z') })
  serveEvents(
    { startDt: '2024-06-01T10:00:00+09:00', endDt: '2024-06-30T23:59:59+09:00' },
    { startDt: '2024-06-01T00:00:00+09:00', endDt: '2024-06-30T23:59:59+09:00' },
    { startDt: '2024-05-01T00:00:00+09:00', endDt: '2024-05-31T23:59:59+09:00' },
    { startDt: 'soon' },
  )
  const screen = await renderRoute('/en/community/event')
  const state = (title: string) => screen.getByRole('listitem').filter({ hasText: title })
  await expect.element(state('Event 0').getByText('Starts in 10h')).toBeVisible()
  await expect.element(state('Event 1').getByText('Ends in 30 days')).toBeVisible()
  await expect.element(state('Event 2').getByText('Ended')).toBeVisible()
  await expect.element(state('Event 3')).not.toMatchTextContent(/Starts|Ends|Ended|soon/)
})

const rightOf = (part: Element) => part.getBoundingClientRect().right

test('a long category leaves room for the day', async () => {
  const category = `${'A long category '.repeat(4)}${'W'.repeat(80)}`
  const notice = { idx: 700, boardType: 'notice', category, title: 'News', regDt: '2024-05-01' }
  const data = { contents: [notice], totalElements: 1, totalPages: 1, page: 1, size: 10 }
  backend.use(http.post('*/api/community/notice', () => HttpResponse.json({ code: 200, data })))
  const screen = await renderRoute('/en/community/news')
  const row = screen.getByRole('list', posts).getByRole('listitem').first()
  await expect.element(row.getByRole('time')).toBeVisible()
  expect(rightOf(row.getByRole('time').element())).toBeLessThan(rightOf(row.element()))
})

test('labels a period with only one end, without a lone dash', async () => {
  // A phone shows that an event has ended in place of its period.
  await page.viewport(1280, 800)
  serveEvents({ startDt: '2024-06-01T10:00:00+09:00' }, { endDt: '2024-06-30T23:59:59+09:00' })
  const screen = await renderRoute('/en/community/event')
  const list = screen.getByRole('list', posts)
  await expect.element(list.getByText('From 2024-06-01')).toBeVisible()
  await expect.element(list.getByText('Until 2024-06-30')).toBeVisible()
  await expect.element(list).not.toMatchTextContent(/–/)
})

test.for([
  ['/en/community/news?page=99', '/api/community/notice', [99, 5]],
  ['/en/community/event?page=99', '/api/community/event', [99, 3]],
  ['/en/community/news?keyword=update&page=99', '/api/community/search', [99, 2]],
] as const)('%s shows the last page', async ([url, path, pages]) => {
  const calls = recordCalls(backend, path)
  const screen = await renderRoute(url)
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  expect(calls.map((call) => call?.page)).toEqual(pages)
  const current = screen.getByRole('link', { name: `Page ${pages[1]}`, exact: true })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
})

test('highlights the search text in the titles', async () => {
  const screen = await renderRoute('/en/community/news?keyword=UPDATE')
  await expect.element(screen.getByRole('mark').first()).toMatchTextContent(/^update$/i)
})

test.for([
  ['only slashes and apostrophes', `${'/'.repeat(200)}''`],
  ['only invisible characters', '\u200b\u200b'],
] as const)('ignores a keyword of %s', async ([, keyword]) => {
  const searches = recordCalls(backend, '/api/community/search')
  const lists = recordCalls(backend, '/api/community/notice')
  const screen = await renderRoute(`/en/community/news?keyword=${encodeURIComponent(keyword)}`)
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  expect(searches).toEqual([])
  expect(lists).toEqual([{ lang: 'en', page: 1, size: 6 }])
  expect(screen.router.state.location.search).toEqual({})
})

test('truncates a keyword of ten thousand characters to a hundred', async () => {
  const searches = recordCalls(backend, '/api/community/search')
  const screen = await renderRoute(`/en/community/news?keyword=${'x'.repeat(10_000)}`)
  await expect.element(screen.getByText('No results found')).toBeVisible()
  const keyword = 'x'.repeat(100)
  expect(searches).toEqual([{ lang: 'en', page: 1, size: 6, keyword, board: 'notice' }])
})

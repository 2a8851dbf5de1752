import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserIdle } from '#test/browser.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
/** The list in the three languages. */
const posts = { name: /newest first|최신순|新しい順/ }
const begun = '2024-06-01T12:00:00+09:00'

beforeEach(() => window.localStorage.removeItem('unreadMarks'))
afterEach(() => {
  window.localStorage.removeItem('unreadMarks')
})

const noticeOf = (idx: number, regDt: string) => ({
  idx,
  boardType: 'notice',
  category: 'Update',
  title: `Post ${idx}`,
  regDt,
})

/** Serves these entries, newest first. */
function serveEntries(...posts: [id: number, regDt: string][]) {
  const contents = posts.map(([idx, regDt]) => noticeOf(idx, regDt))
  const data = { contents, totalElements: contents.length, totalPages: 1, page: 1, size: 6 }
  backend.use(http.post('*/api/community/notice', () => HttpResponse.json({ code: 200, data })))
}

const before: [number, string][] = [
  [12, '2024-06-01T10:00:00+09:00'],
  [11, '2024-05-30T10:00:00+09:00'],
]
const after: [number, string][] = [[13, '2024-06-02T10:00:00+09:00'], ...before]

/** Enables the markers, and returns a day later to one new entry. */
async function returnLater() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(begun) })
  serveEntries(...before)
  const first = await renderRoute('/en/community/news')
  await first.getByRole('button', { name: 'Mark new posts' }).click()
  await expect.element(first.getByText(/all caught up/)).toBeVisible()
  await first.unmount()
  vi.setSystemTime(new Date('2024-06-03T12:00:00+09:00'))
  serveEntries(...after)
  return renderRoute('/en/community/news')
}

test('stores nothing before the markers are enabled', async () => {
  serveEntries(...before)
  const screen = await renderRoute('/en/community/news')
  await expect.element(screen.getByText(/kept in this browser only/)).toBeVisible()
  expect(window.localStorage.getItem('unreadMarks')).toBeNull()
})

test('marks one new entry until it is opened', async () => {
  backend.use(
    http.post('*/api/community/notice/13', () =>
      HttpResponse.json({
        code: 200,
        data: { ...noticeOf(13, '2024-06-02T10:00:00+09:00'), contents: '<p>Text</p>' },
      }),
    ),
  )
  const screen = await returnLater()
  const marked = screen.getByRole('listitem').filter({ hasText: 'New post' })
  await expect.element(marked).toMatchTextContent(/Post 13/)
  expect(marked.length).toBe(1)
  await screen.getByRole('link', { name: 'Post 13' }).click()
  await expect.element(screen.getByRole('article')).toBeVisible()
  await screen.getByRole('link', { name: 'Back to the list' }).click()
  await expect.element(screen.getByRole('link', { name: 'Post 13' })).toBeVisible()
  expect(marked.length).toBe(0)
})

test('marks all entries as read, and disables the markers', async () => {
  const screen = await returnLater()
  const marked = screen.getByRole('listitem').filter({ hasText: 'New post' })
  await expect.poll(() => marked.length).toBe(1)
  await screen.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => marked.length).toBe(0)
  await screen.getByRole('button', { name: 'Stop marking' }).click()
  expect(window.localStorage.getItem('unreadMarks')).toBeNull()
})

test.for(['kr', 'en', 'jp'] as const)('takes no more room for the markers (%s)', async (lang) => {
  await page.viewport(360, 740)
  serveEntries(...before)
  const screen = await renderRoute(`/${lang}/community/news`)
  const begin = screen.getByRole('button', { name: /Mark new|새 글 표시하기|新着マークを表示/ })
  await expect.element(begin).toBeVisible()
  const control = begin.element().closest<HTMLElement>('[role=group]')
  const height = control?.offsetHeight
  expect(height).toBeGreaterThan(0)
  await begin.click()
  const stop = screen.getByRole('button', { name: /Stop marking|새 글 표시 끄기|マークを消す/ })
  await expect.element(stop).toBeVisible()
  expect(control?.offsetHeight).toBe(height)
})

test('offers no markers in the webview', async () => {
  serveEntries(...before)
  const site = await renderRoute('/en/community/news')
  await expect.element(site.getByRole('button', { name: 'Mark new posts' })).toBeVisible()
  await site.unmount()
  const screen = await renderRoute('/en/link/community/news')
  await expect.element(screen.getByRole('list', posts)).toBeVisible()
  // The offer comes when the browser is idle; its code is loaded by now. The second time it is in the page.
  await browserIdle()
  await browserIdle()
  expect(screen.getByRole('button', { name: 'Mark new posts' }).query()).toBeNull()
})

import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

/** Marks of a visitor whose last visit was on June 1 and who has opened message 8. */
const june = Date.parse('2024-06-01T00:00:00+09:00')
const marks = { since: june, boards: { message: { since: june, read: [8] } } }

const before = '2024-05-20T10:00:00+09:00'
const after = '2024-06-20T10:00:00+09:00'

const respond = (data: object[]) => HttpResponse.json({ code: 200, data })
const post = (idx: number, regDt: string) => ({ idx, title: `Message ${idx}`, regDt })
const news = (idx: number, boardType: string, regDt: string) => ({
  idx,
  boardType,
  category: 'C',
  title: `News ${idx}`,
  regDt,
})

beforeEach(() => {
  const note = { masterIdx: 1, lang: 'en', subtitle: '', content: '' }
  backend.use(
    http.post('*/api/main/popup', () => respond([])),
    http.post('*/api/main/notice', () =>
      respond([news(1, 'notice', after), news(2, 'event', after), news(3, 'notice', before)]),
    ),
    http.post('*/api/main/withBTS', () =>
      respond([post(9, after), post(8, after), post(7, before)]),
    ),
    http.post('*/api/main/pd-note', () =>
      respond([{ ...note, idx: 5, title: 'Note 5', startDt: after }]),
    ),
  )
})

const marked = ['News 1', 'News 2', 'Message 9', 'Note 5']

test('marks only new posts in each section of the main page', async () => {
  window.localStorage.setItem('unreadMarks', JSON.stringify(marks))
  const screen = await renderRoute('/en/')
  const news = screen
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /New post\s/ })
  await expect.poll(() => news.length).toBe(marked.length)
  for (const title of marked) {
    await expect.element(news.filter({ hasText: title })).toBeVisible()
  }
})

test('marks and stores no posts when unread marks are off', async () => {
  const screen = await renderRoute('/en/')
  await expect.element(screen.getByText('Message 9')).toBeVisible()
  await expect.element(screen.getByText('Note 5')).toBeVisible()
  expect(screen.getByText('New post', { exact: true }).length).toBe(0)
  expect(window.localStorage.getItem('unreadMarks')).toBeNull()
})

test('lists unread marks in the settings and deletes them', async () => {
  window.localStorage.setItem('unreadMarks', JSON.stringify(marks))
  const screen = await renderRoute('/en/settings')
  await screen.getByRole('button', { name: 'Delete: New post marks' }).click()
  expect(window.localStorage.getItem('unreadMarks')).toBeNull()
})

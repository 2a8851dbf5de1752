import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
const respond = (data: object) => HttpResponse.json({ code: 200, data })
const hour = 3_600_000
const stampIn = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Creates a post of a list whose period is given in hours from now. */
const post = (boardType: string, idx: number, [from, until]: [number, number]) => ({
  idx,
  boardType,
  category: 'C',
  title: `${boardType} ${idx}`,
  regDt: stampIn(-48),
  startDt: stampIn(from),
  endDt: stampIn(until),
})

const listOf = (contents: object[]) =>
  respond({ contents, totalElements: contents.length, totalPages: 1, page: 1, size: 6 })

beforeEach(() => {
  backend.use(
    http.post('*/api/community/notice', () => listOf([post('notice', 7, [5.5, 8.5])])),
    http.post('*/api/community/event', () =>
      listOf([
        post('event', 1, [-9, 50.5]),
        post('event', 2, [-9, 2.5]),
        post('event', 3, [9, 99]),
      ]),
    ),
    http.post('*/api/main/popup', () =>
      respond([{ boardIdx: 1, title: 'Gift', contents: '<p>Coupon code: LUMIWELCOME01</p>' }]),
    ),
  )
  // The popup of the code would open over the page.
  window.localStorage.setItem('NO_SHOW_TODAY_1', String(Date.now() + 24 * hour))
})

afterEach(() => {
  for (const key of ['NO_SHOW_TODAY_1', 'rankingName', 'unreadMarks']) {
    window.localStorage.removeItem(key)
  }
})

async function visitToday() {
  const screen = await renderRoute('/en/')
  return screen.getByRole('region', { name: 'Today on the island' })
}

test('shows the next maintenance with a countdown, Korean time and a calendar file', async () => {
  const today = await visitToday()
  const link = today.getByRole('link', { name: 'notice 7' })
  await expect.element(link).toHaveAttribute('href', '/en/community/news/7')
  await expect.element(today.getByText(/^Starts in 5 ?h/)).toBeVisible()
  await expect.element(today).toMatchTextContent(/\(Korean time\)/)
  await expect.element(today.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('links the newest post that is not the maintenance next to it', async () => {
  const news = [7, 6].map((idx) => post('notice', idx, [5.5, 8.5]))
  backend.use(http.post('*/api/main/notice', () => respond(news)))
  const today = await visitToday()
  await expect.element(today.getByRole('link', { name: /^News\s*notice 6/ })).toBeVisible()
})

test('saves the maintenance with the URL of its notice', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const today = await visitToday()
  await today.getByRole('button', { name: 'Add to calendar' }).click()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  const [file] = saved.mock.calls[0] ?? []
  const text = file instanceof Blob ? await file.text() : ''
  expect(text).toContain(`URL:${window.location.origin}/en/community/news/7`)
})

test('links the running events, the first to end first', async () => {
  const today = await visitToday()
  const events = today.getByRole('link', { name: /event \d/ })
  await expect.poll(() => events.length).toBe(2)
  await expect.element(events.nth(0)).toMatchTextContent(/Ends in 2 ?h.*event 2/)
  await expect.element(events.nth(1)).toHaveAttribute('href', '/en/community/event/1')
})

test('links an announced code to the form that it fills in', async () => {
  const today = await visitToday()
  const link = today.getByRole('link', { name: /LUMIWELCOME01/ })
  await expect.element(link).toHaveAttribute('href', '/en/coupon?code=LUMIWELCOME01')
})

test('links the empty coupon form when no code is announced', async () => {
  backend.use(http.post('*/api/main/popup', () => respond([])))
  const today = await visitToday()
  const link = today.getByRole('link', { name: /^Coupon/ })
  await expect.element(link).toHaveAttribute('href', '/en/coupon')
})

test('shows the rank of the nickname that the device stores', async () => {
  backend.use(
    http.get('*/game-data/leaderboard/*/*', () =>
      HttpResponse.json({ highRankerList: [{ rank: 12, nickname: 'Someone', level: 3 }] }),
    ),
  )
  window.localStorage.setItem('rankingName', 'Someone')
  const today = await visitToday()
  await expect.element(today.getByRole('link', { name: /My rank\s*Someone/ })).toBeVisible()
  await userEvent.keyboard('{Shift}')
  await expect.element(today.getByRole('link', { name: /Someone · Rank 12/ })).toBeVisible()
})

test('invites to pin the rank when no nickname is stored', async () => {
  const today = await visitToday()
  const link = today.getByRole('link', { name: /My rank\s*Pin my rank/ })
  await expect.element(link).toHaveAttribute('href', '/en/ranking')
})

test.for([
  [
    'counts the posts since the last visit',
    { since: 0, boards: {} },
    /New since your last visit: \d/,
  ],
  ['shows the newest post after an invalid storage value', { since: 'x' }, /^News/],
] as const)('%s', async ([, marks, name]) => {
  window.localStorage.setItem('unreadMarks', JSON.stringify(marks))
  const today = await visitToday()
  await expect.element(today.getByRole('link', { name })).toBeVisible()
})

test('keeps its other entries when the events fail to load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/community/event', () => respond({})))
  const today = await visitToday()
  await expect.element(today.getByRole('alert')).toBeVisible()
  await expect.element(today.getByRole('link', { name: 'notice 7' })).toBeVisible()
})

import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { isRecord } from '#lib/collections.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { holdQueriesWhilePressed } from './query-client.ts'

useMockBackend()

const name = 'Newcomer'

/** Returns data with one new record at the start of each list. */
function withNewRecords(data: unknown): unknown {
  if (Array.isArray(data)) {
    const first: unknown = data[0]
    if (!isRecord(first) || !('id' in first || 'nickname' in first)) return data
    const id = typeof first.id === 'string' ? '99999' : 99_999
    const newcomer = { id, nickname: name, name, title: name, question: name }
    return [{ ...first, ...newcomer }, ...data]
  }
  if (!isRecord(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withNewRecords(value)]),
  )
}

/** Does what a background refresh does that finds a new record in each list. */
function refresh(queryClient: QueryClient): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    queryClient.setQueryData(queryKey, withNewRecords)
  }
}

const entries = 'main :is(li, tbody tr) :is(a, summary):not(nav *)'

/** The path that an entry leads to, or the question that it opens. */
const targetOf = (entry: Element) => entry.getAttribute('href') ?? entry.textContent

test.for([
  '/en/',
  '/en/community/news',
  '/en/community/event',
  '/en/community/news?keyword=maintenance',
  '/en/community/faq',
  '/en/devlog/withBTS',
  '/en/devlog/withBTS?board=note',
  '/en/media',
  '/en/survey',
  '/en/ranking/level',
] as const)('%s: no entry becomes its neighbor when the list is refreshed', async (path) => {
  const { queryClient } = await renderRoute(path)
  await expect.poll(() => document.querySelectorAll(entries).length).toBeGreaterThan(2)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const before = new Map(
    Array.from(document.querySelectorAll(entries), (entry) => [entry, targetOf(entry)]),
  )
  refresh(queryClient)
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(name)
  const still = [...before].filter(([entry]) => entry.isConnected)
  expect(still.length).toBeGreaterThan(2)
  expect(still.map(([entry]) => targetOf(entry))).toEqual(still.map(([, target]) => target))
})

const toNextTask = () => new Promise((done) => setTimeout(done))

afterEach(() => notifyManager.setScheduler((report) => setTimeout(report, 0)))

test('shows a refreshed list after the click, not while a pointer is down', async () => {
  holdQueriesWhilePressed()
  const { queryClient, router, getByRole } = await renderRoute('/en/community/news')
  await expect.element(getByRole('list', { name: 'Posts, newest first' })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const link = getByRole('list', { name: 'Posts, newest first' }).getByRole('link').nth(1).element()
  const href = link.getAttribute('href')
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  refresh(queryClient)
  await toNextTask()
  await toNextTask()
  expect(document.querySelector('main')?.textContent).not.toContain(name)
  link.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }))
  await expect.poll(() => `/en${router.state.location.pathname}`).toBe(href)
})

test('shows a refreshed list once a press without a click is over', async () => {
  holdQueriesWhilePressed()
  const { queryClient, getByRole } = await renderRoute('/en/community/news')
  await expect.element(getByRole('list', { name: 'Posts, newest first' })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  refresh(queryClient)
  document.body.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(name)
})

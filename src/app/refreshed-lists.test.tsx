import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { isRecord } from '#lib/collections.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { numberedLists } from '#test/route-lists.ts'
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
  // The entries of /account lead nowhere.
  ...numberedLists.filter((path) => path !== '/account'),
  '/',
  '/community/news?keyword=maintenance',
  '/community/faq',
  '/devlog/withBTS?board=note',
  '/media',
] as const)('%s: no entry becomes its neighbor when the list is refreshed', async (path) => {
  const { queryClient } = await renderRoute(`/en${path}`)
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

const press = { bubbles: true, isPrimary: true, button: 0, buttons: 1 }

const toNextTask = () => new Promise((done) => setTimeout(done))

afterEach(() => notifyManager.setScheduler((report) => setTimeout(report, 0)))

test('shows a refreshed list after the click, not while a pointer is down', async () => {
  holdQueriesWhilePressed()
  const { queryClient, router, getByRole } = await renderRoute('/en/community/news')
  await expect.element(getByRole('list', { name: 'Posts, newest first' })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const link = getByRole('list', { name: 'Posts, newest first' }).getByRole('link').nth(1).element()
  const href = link.getAttribute('href')
  link.dispatchEvent(new PointerEvent('pointerdown', press))
  refresh(queryClient)
  await toNextTask()
  await toNextTask()
  expect(document.querySelector('main')?.textContent).not.toContain(name)
  link.dispatchEvent(new PointerEvent('pointerup', { ...press, buttons: 0 }))
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }))
  await expect.poll(() => `/en${router.state.location.pathname}`).toBe(href)
})

/** Presses on a link or a text, and returns true if query notifications are delayed, also after `end`, for a second. */
function holds(target: string, down: PointerEventInit, end?: Event) {
  const box = document.createElement('div')
  box.innerHTML = '<p>text</p><a href="/x"><b>link</b></a>'
  document.body.append(box)
  const pressed = box.querySelector(target) ?? box
  pressed.dispatchEvent(new PointerEvent('pointerdown', { ...press, ...down }))
  const report = vi.fn<() => void>()
  notifyManager.schedule(report)
  if (end) pressed.dispatchEvent(end)
  vi.advanceTimersByTime(1)
  const isDelayed = report.mock.calls.length === 0
  vi.advanceTimersByTime(1000)
  const later = vi.fn<() => void>()
  notifyManager.schedule(later)
  vi.advanceTimersByTime(1)
  expect([report.mock.calls.length, later.mock.calls.length]).toEqual([1, 1])
  box.remove()
  return isDelayed
}

test('holds back what queries report only for a press that can become a click, and never longer than a second', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  holdQueriesWhilePressed()
  expect(holds('b', {})).toBe(true)
  expect(holds('p', {}), 'on text').toBe(false)
  expect(holds('b', { button: 2, buttons: 2 }), 'another button').toBe(false)
  expect(holds('b', { isPrimary: false }), 'a second finger').toBe(false)
  const bubbles = true
  for (const end of [
    new MouseEvent('contextmenu', { bubbles }),
    new PointerEvent('pointercancel', { bubbles }),
    new PointerEvent('pointermove', { bubbles, buttons: 0 }),
    new DragEvent('dragstart', { bubbles }),
  ]) {
    expect(holds('b', {}, end), end.type).toBe(false)
  }
  const move = new PointerEvent('pointermove', { bubbles, buttons: 1 })
  expect(holds('b', {}, move), 'a press that moves').toBe(true)
})

import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { staleTimes } from '#api/stale-times.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { createQueryClient } from './query-client.ts'
import {
  isHydrating,
  loadPrerendered,
  prerenderedHead,
  removeForeignElements,
  revalidateWhenIdle,
} from './hydration.ts'
import { createAppRouter } from './router.tsx'

useMockBackend()

let whenIdle: () => void = () => undefined

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => {
    whenIdle = () => callback({ didTimeout: false, timeRemaining: () => 50 })
    return 1
  })
})

const queryKey = ['ko', 'faq']

/** A visit of a page that was built `ageMs` ago and shows one query. */
async function visitPage(ageMs: number, response: () => Promise<string>) {
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: ['/en/settings'] })
  const router = createAppRouter({ lang: 'en', queryClient, history })
  await loadPrerendered(router, queryClient, [
    { queryKey, data: 'built', dataUpdatedAt: Date.now() - ageMs },
  ])
  const queryFn = vi.fn(response)
  const show = (client: QueryClient) => {
    const observer = new QueryObserver(client, { queryKey, queryFn, retry: false })
    observer.subscribe(() => undefined)
    return observer
  }
  const observer = show(queryClient)
  revalidateWhenIdle(queryClient)
  const settled = () => expect.poll(() => queryClient.isFetching()).toBe(0)
  return { router, queryClient, queryFn, observer, show, settled }
}

const yearMs = 365 * 86_400_000

test('refetches stale data when idle, and not while the page hydrates', async () => {
  const { queryFn, observer, settled } = await visitPage(yearMs, () => Promise.resolve('edited'))
  expect(observer.getCurrentResult()).toMatchObject({ data: 'built', fetchStatus: 'idle' })
  expect(queryFn).not.toHaveBeenCalled()
  whenIdle()
  expect(observer.getCurrentResult().data).toBe('built')
  await settled()
  expect(observer.getCurrentResult().data).toBe('edited')
  expect(queryFn).toHaveBeenCalledOnce()
})

test('makes no request when the page is freshly built', async () => {
  const age = staleTimes.content - 1000
  const { queryFn, observer } = await visitPage(age, () => Promise.resolve('edited'))
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  expect(observer.getCurrentResult().data).toBe('built')
})

test('keeps showing the old data when the revalidation fails', async () => {
  const { queryFn, observer, settled } = await visitPage(yearMs, () =>
    Promise.reject(new Error('down')),
  )
  whenIdle()
  await settled()
  expect(queryFn).toHaveBeenCalledOnce()
  expect(observer.getCurrentResult().data).toBe('built')
})

test('keeps data dated in the future by a wrong clock until it is replaced', async () => {
  const { queryClient, observer, queryFn } = await visitPage(-yearMs, () =>
    Promise.resolve('edited'),
  )
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  expect(observer.getCurrentResult().data).toBe('built')
  await queryClient.invalidateQueries({ queryKey })
  expect(observer.getCurrentResult().data).toBe('edited')
})

test('refetches stale data that mounts after the page was idle', async () => {
  const { queryClient, observer, queryFn, show, settled } = await visitPage(yearMs, () =>
    Promise.resolve('edited'),
  )
  observer.destroy()
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  const late = show(queryClient)
  await settled()
  expect(late.getCurrentResult().data).toBe('edited')
})

test('refetches stale data whose section rendered before the page was idle and mounts after', async () => {
  const { queryClient, observer, queryFn, settled } = await visitPage(yearMs, () =>
    Promise.resolve('edited'),
  )
  observer.destroy()
  const rendered = new QueryObserver(queryClient, { queryKey, queryFn, retry: false })
  whenIdle()
  expect(queryFn).not.toHaveBeenCalled()
  rendered.subscribe(() => undefined)
  await settled()
  expect(rendered.getCurrentResult().data).toBe('edited')
})

test('refetches stale data that mounts after a navigation, also if the page was not idle before', async () => {
  const { router, observer, queryFn, queryClient, show } = await visitPage(yearMs, () =>
    Promise.resolve('edited'),
  )
  observer.destroy()
  expect(isHydrating()).toBe(true)
  await router.navigate({ to: '/survey' })
  expect(isHydrating()).toBe(false)
  show(queryClient)
  expect(queryFn).toHaveBeenCalledOnce()
})

const renderedHead =
  '<title>News</title><link rel="canonical" href="/en/news">' +
  '<link rel="alternate" hreflang="en" href="/en/news"><link rel="alternate" hreflang="ko" href="/kr/news">' +
  '<meta property="og:title" content="News">'

/** A page with a prerendered head, and what removes it. */
function pageWithHead() {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<meta charset="utf-8"><!--head-->${renderedHead}<!--/head-->`
  return { page, remove: prerenderedHead(page) }
}

test('removes the prerendered elements that were rendered again', () => {
  const { page, remove } = pageWithHead()
  page.head.insertAdjacentHTML('beforeend', renderedHead.replaceAll('/en/news', '/en/faq'))
  remove()
  expect(page.querySelectorAll('title, [rel=canonical], [hreflang=en], [property]')).toHaveLength(4)
  expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe('/en/faq')
  expect(page.querySelector('[charset]')).not.toBeNull()
})

test('keeps the prerendered elements that React has hydrated', () => {
  const { page, remove } = pageWithHead()
  remove()
  expect(page.head.innerHTML).toContain(renderedHead)
})

test('removes what password managers insert, and leaves the page and their attributes on it', () => {
  const root = document.createElement('div')
  const page =
    '<label>UID</label><input data-dashlane-rid="1" name="uid"><svg><path d="M0 0"></path></svg>'
  root.innerHTML = page.replace(
    '<svg>',
    '<com-1password-button></com-1password-button><div data-lastpass-icon-root=""></div><svg>',
  )
  removeForeignElements(root)
  expect(root.innerHTML).toBe(page)
})

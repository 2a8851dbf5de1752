import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRecord, sorted } from '#lib/collections.ts'
import { readsOfPages, useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { numberedLists, pathsBeforeId } from '#test/route-lists.ts'
import states from '#ui/feedback/states.module.css'

const backend = useMockBackend()

type Call = readonly [path: string, body: object | null]

/** The requests of the layout, which every page sends. */
const ofTheFrame = /^\/api\/setting\/(?:footer|bgm)$/

/** Records all requests from now on, except those of the layout. */
function recordAllCalls(): Call[] {
  const calls: Call[] = []
  backend.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/') || ofTheFrame.test(pathname)) return
    const text = await request.clone().text()
    calls.push([pathname, text === '' ? null : JSON.parse(text)])
  })
  return calls
}

/** Requests that start together have no defined order. */
const inOrder = (calls: readonly Call[]) =>
  sorted(
    calls.map((call) => JSON.stringify(call)),
    (one, other) => one.localeCompare(other),
  )

const board = { lang: 'ko', categoryIdx: 0, page: 1, size: 6, hasMore: false }
const faq = (lang: string, category: number): Call[] => [
  ['/api/community/category', null],
  ['/api/community/faq', { lang, category }],
]
const gallery = (query: object): Call[] => [
  ['/api/media/banner', null],
  ['/api/media/category', null],
  ['/api/media/board', { ...board, ...query }],
]

// Disables hovering, which preloads links wherever the pointer was left.
beforeEach(() => {
  document.body.style.pointerEvents = 'none'
})
afterEach(() => {
  document.body.style.pointerEvents = ''
})

test.for<readonly [path: Parameters<typeof renderRoute>[0], calls: readonly Call[]]>([
  ['/kr/media', gallery({})],
  ['/en/media?category=2', gallery({ lang: 'en', categoryIdx: 2 })],
  [
    '/jp/media?page=2',
    [
      ...gallery({ lang: 'ja' }),
      ['/api/media/board', { ...board, lang: 'ja', page: 2, hasMore: true }],
    ],
  ],
  ['/en/media/499', [...gallery({ lang: 'en' }), ['/api/media/board/499', null]]],
  ['/kr/community/faq', faq('ko', 0)],
  ['/jp/community/faq?category=2', faq('ja', 2)],
  ['/en/community/faq?category=x', faq('en', 0)],
  ['/jp/game', [['/api/game', { lang: 'ja' }]]],
  ['/kr/community/news', [['/api/community/notice', { lang: 'ko', page: 1, size: 6 }]]],
  ['/jp/community/event?page=2', [['/api/community/event', { lang: 'ja', page: 2, size: 6 }]]],
  [
    '/en/community/event?keyword=star',
    [['/api/community/search', { lang: 'en', page: 1, size: 6, keyword: 'star', board: 'event' }]],
  ],
  ['/en/community/news/1060', [['/api/community/notice/1060', { lang: 'en' }]]],
  ['/kr/link/community/event/610', [['/api/community/notice/610', { lang: 'ko' }]]],
  ['/en/devlog/withBTS', [['/api/intheseom/withBTS', { lang: 'en', page: 1, size: 10 }]]],
  ['/kr/devlog/withBTS/323', [['/api/intheseom/withBTS/323', { lang: 'ko' }]]],
  [
    '/jp/devlog/withBTS?board=note',
    [['/api/intheseom/pd-note', { lang: 'ja', page: 1, size: 10 }]],
  ],
  [
    '/en/devlog/withBTS?board=notice',
    [['/api/community/notice', { lang: 'en', page: 1, size: 6 }]],
  ],
  ['/en/devlog/pd-note/801', [['/api/intheseom/pd-note/801', { lang: 'en' }]]],
  [
    '/kr/policy/privacy-policy',
    [
      ['/api/setting/privacy-policy', { lang: 'ko' }],
      ['/api/setting/pages/privacy-policy', { lang: 'ko' }],
    ],
  ],
  [
    '/en/link/policy/terms?version=22',
    [
      ['/api/setting/terms', { lang: 'en' }],
      ['/api/setting/pages/terms', { lang: 'en', idx: 22 }],
    ],
  ],
  ['/jp/policy/operation-policy', [['/api/setting/pages/operation-policy', { lang: 'ja' }]]],
  ['/kr/policy/cookies', [['/api/setting/pages/cookies', { lang: 'ko' }]]],
  ['/en/policy/page/guide', [['/api/setting/pages/guide', { lang: 'en' }]]],
  ['/jp/link/policy/page/guide', [['/api/setting/pages/guide', { lang: 'ja' }]]],
])('%s sends exactly its requests', async ([path, expected]) => {
  const calls = recordAllCalls()
  const screen = await renderRoute(path)
  await expect.poll(() => inOrder(calls)).toEqual(inOrder(expected))
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  expect(inOrder(calls)).toEqual(inOrder(expected))
})

/** Returns a response in which every list names each of its records twice. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => [doubled(item), doubled(item)])
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, doubled(each)]))
}

/** Doubles the records of all responses. React reports elements with equal keys, which fails the test. */
function doubleRecords(): void {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetch(...request)
    // Not the catalog of messages.
    const isRecords = /\/(?:api|game-data)\/(?!.*\.(?:webp|avif))/.test(response.url)
    return isRecords ? Response.json(doubled(await response.json()), response) : response
  })
}

const pages = new Set(readsOfPages.map(({ page }) => page))

test.for([...pages])('%s requests what it is documented to read', async (page) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  doubleRecords()
  const paths: string[] = []
  backend.events.on('request:start', ({ request }) => {
    paths.push(new URL(request.url).pathname)
  })
  const { queryClient } = await renderRoute(`/kr${page}`)
  const reads = readsOfPages.filter((read) => read.page === page)
  const missing = () =>
    reads.filter(({ pattern }) => !paths.some((path) => pattern.test(path))).map(({ path }) => path)
  await expect.poll(missing).toEqual([])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
})

test.for([
  ...numberedLists.map((path) => `${path}?` as const),
  '/community/news?keyword=1&',
  '/devlog/withBTS?board=note&',
  '/devlog/withBTS?board=notice&',
  '/media?',
] as const)('%spage=99 shows entries on a page beyond its end', async (path) => {
  const screen = await renderRoute(`/kr${path}page=99`)
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  const entries = () => screen.container.querySelectorAll('main :is(li, tbody tr)').length
  await expect.poll(entries).toBeGreaterThan(0)
  expect(screen.container.querySelector(`main .${states.state}`)).toBeNull()
})

test.for([
  ...pathsBeforeId.flatMap((path) =>
    ['0', '-1', '012', '1e3', 'x'].map((id) => `${path}${id}` as const),
  ),
  '/community/news/..%2f1060',
  '/link/community/news/012',
  '/policy/page/',
  '/policy/page/a.b',
] as const)('%s sends no request', async (path) => {
  const calls = recordAllCalls()
  const screen = await renderRoute(`/en${path}`)
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(calls).toEqual([])
})

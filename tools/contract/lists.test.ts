import { afterEach, expect, test, vi } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { runContract } from './run-contract.ts'

const host = 'https://backend.test'
const bases = { api: `${host}/api`, external: host, assets: host, account: `${host}/mock-account` }

const failures = async (allowsEmpty = false) =>
  (await runContract(bases, allowsEmpty)).filter(({ ok }) => !ok)

afterEach(() => {
  vi.restoreAllMocks()
})

interface Items {
  data?: unknown[] | { contents?: unknown[] }
}

/** Serves `fetch` from a mock backend whose lists are changed. */
function standInWith(change: (items: unknown[]) => unknown[]) {
  const backend = createMockFetch()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const response = (await backend(new Request(url, init))) ?? new Response('', { status: 404 })
    const body: Items | unknown[] = await response.json()
    if (Array.isArray(body)) return Response.json(change(body))
    const { data } = body
    if (Array.isArray(data)) return Response.json({ ...body, data: change(data) })
    if (!Array.isArray(data?.contents)) return Response.json(body)
    const contents = change(data.contents)
    const totals = contents.length === 0 && { totalElements: 0, totalPages: 0 }
    return Response.json({ ...body, data: { ...data, contents, ...totals } })
  })
}

test('reports empty lists, unless they are accepted', async () => {
  standInWith(() => [])
  const wrong = await failures()
  expect(wrong.map(({ endpoint }) => endpoint)).toEqual(
    expect.arrayContaining([
      'POST /main/notice',
      'POST /game',
      'POST /community/event',
      'POST /community/search',
      'POST /community/category',
      'POST /media/board',
      'POST /intheseom/pd-note',
      'GET /game-data/leaderboard/levels.json',
    ]),
  )
  expect(wrong.map(({ endpoint }) => endpoint)).not.toContain('POST /main/popup')
  expect(wrong[0]?.problem).toContain('--allow-empty')
  expect(await failures(true)).toEqual([])
})

test('reports ids that occur twice in a list', async () => {
  standInWith((items) => [...items.slice(0, -1), items[0]])
  const wrong = (await failures()).filter(({ problem }) => problem?.includes('twice'))
  expect(wrong.map(({ endpoint }) => endpoint)).toEqual(
    expect.arrayContaining([
      'POST /main/popup',
      'POST /community/faq',
      'POST /media/category',
      'POST /survey',
      'GET /game-data/user-icons.json',
      'GET /game-data/leaderboard/styles.json',
    ]),
  )
})

test('reports lists that are oldest first', async () => {
  standInWith((items) => items.map((_, at) => items[items.length - 1 - at]))
  const wrong = (await failures()).filter(({ problem }) => problem?.includes('newest first'))
  expect(wrong.map(({ endpoint }) => endpoint)).toEqual(
    expect.arrayContaining([
      'POST /main/notice',
      'POST /main/withBTS',
      'POST /community/notice',
      'POST /community/event',
      'POST /community/search',
      'POST /intheseom/withBTS',
      'POST /intheseom/pd-note',
    ]),
  )
  expect(wrong.map(({ endpoint }) => endpoint)).not.toContain('POST /community/faq')
})

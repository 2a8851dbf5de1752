import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readFromOrigin } from '#api/bases.ts'
import { mostPosts } from '#api/most-posts.ts'
import { detailPaths } from './site-paths.ts'

const size = 6

/** Returns a page of a list of this many notices, the newest first. */
function noticesAt(page: number, total: number) {
  const first = total - (page - 1) * size
  const contents = Array.from({ length: Math.min(size, first) }, (_, at) => ({
    idx: first - at,
    boardType: 'notice',
    category: 'news',
    title: `post ${first - at}`,
    regDt: '2026-11-04T10:00:00+09:00',
  }))
  const totalPages = Math.ceil(total / size)
  return { contents, totalElements: total, totalPages, page, size }
}

/** Responds to every list request: this many notices, and empty other lists. */
function standIn(total: number) {
  readFromOrigin('http://backend.test')
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.url.endsWith('/setting/footer')) return Response.json({ code: 200, data: [] })
    const { page = 1 }: { page?: number } = await request.json()
    const count = request.url.endsWith('/community/notice') ? total : 0
    return Response.json({ code: 200, data: noticesAt(page, count) })
  })
}

afterEach(() => {
  readFromOrigin('')
  vi.restoreAllMocks()
})

test('of 100,000 posts only the newest are read, and the amount is announced before', async () => {
  const fetched = standIn(100_000)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const amounts: { posts: number; requestsBefore: number }[] = []
  const paths = await detailPaths(new QueryClient(), ({ posts }) => {
    amounts.push({ posts, requestsBefore: fetched.mock.calls.length })
  })
  expect(amounts).toEqual([{ posts: mostPosts, requestsBefore: expect.any(Number) }])
  expect(amounts[0]?.requestsBefore).toBeLessThan(mostPosts / size)
  expect(paths.size).toBeLessThan(mostPosts + size)
  expect(paths.get('/community/news/100000')).toBe('/community/notice, page 1')
  expect(fetched.mock.calls.length).toBeLessThan(mostPosts / size + 10)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`/community/notice: 100000 posts. Only the newest ${mostPosts}`),
  )
})

test('a shorter list is read to its end without a warning', async () => {
  standIn(13)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const paths = await detailPaths(new QueryClient(), () => undefined)
  expect([...paths].at(-1)).toEqual(['/community/news/1', '/community/notice, page 3'])
  expect(warn).not.toHaveBeenCalled()
})

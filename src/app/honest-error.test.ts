import { QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFromOrigin } from '#api/bases.ts'
import { originalFallback } from '#api/localized.ts'
import { endpoint } from '#api/endpoint.ts'
import { read, readPageWithinEnd } from '#api/read.ts'
import { pageOf } from '#api/schema.ts'
import { createQueryClient } from './query-client.ts'

/** A response, and the milliseconds after which the server sends it. */
type MockResponse = [afterMs: number, status: number | 'broken', body?: object, retryAfter?: string]

const responses: MockResponse[] = []

/** Serves the next of `responses`, and never responds when they run out. */
const respond = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    const next = responses.shift()
    if (next === undefined) return
    const [afterMs, status, body = {}, retryAfter] = next
    setTimeout(() => {
      if (status === 'broken') reject(new TypeError('connection lost'))
      else {
        const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter })
        resolve(Response.json(body, { status, headers }))
      }
    }, afterMs)
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockImplementation(respond)
  readFromOrigin('https://game.test')
})

afterEach(() => {
  responses.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lateBreak: MockResponse = [19_000, 'broken']
const notFound: MockResponse = [19_000, 200, { code: 404, data: null }]
const noEntries = { contents: [], totalElements: 6, totalPages: 1, page: 9, size: 6 }
const emptyPageAfter = (ms: number): MockResponse => [ms, 200, { code: 200, data: noEntries }]

const game = endpoint()('/game', v.unknown())
const notice = endpoint<{ lang: string }>()('/community/notice/1', v.object({}))
const surveys = endpoint<{ page: number }>()('/survey', pageOf(v.object({}), 6))

const reads = {
  'a single call': (signal: AbortSignal) => read(game, {}, signal),
  'a translation and its original': (signal: AbortSignal) =>
    originalFallback((lang) => read(notice, { body: { lang } }, signal)),
  'a page beyond the end': (signal: AbortSignal) => readPageWithinEnd(surveys, { page: 9 }, signal),
}

/** Measures the milliseconds until the read has failed for the visitor. */
async function timeUntilShown(read: (signal: AbortSignal) => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['read'],
    queryFn: ({ signal }) => read(signal),
  })
  const shownAfter = new Promise<number>((resolve) => {
    observer.subscribe(({ isError, fetchStatus }) => {
      if (isError && fetchStatus === 'idle') resolve(performance.now() - begun)
    })
  })
  await vi.advanceTimersByTimeAsync(120_000)
  return shownAfter
}

test.for([
  ['a single call', 'no response', []],
  ['a single call', 'repeated late disconnects', [lateBreak, lateBreak, lateBreak]],
  [
    'a single call',
    'three disconnects after seven seconds',
    [
      [7000, 'broken'],
      [7000, 'broken'],
      [7000, 'broken'],
    ],
  ],
  ['a single call', 'a busy host, then no response', [[9000, 503]]],
  [
    'a single call',
    'a Retry-After beyond the deadline',
    [
      [9000, 429, {}, '10'],
      [500, 429, {}, '10'],
    ],
  ],
  ['a translation and its original', 'a late "not found", then no response', [notFound]],
  ['a page beyond the end', 'a late empty page, then no response', [emptyPageAfter(19_000)]],
  [
    'a page beyond the end',
    'disconnects between the two requests',
    [[3000, 'broken'], emptyPageAfter(3000), lateBreak],
  ],
] satisfies [keyof typeof reads, string, MockResponse[]][])(
  '%s: %s is shown within 20.5 s',
  async ([read, , faults]) => {
    responses.push(...faults)
    expect(await timeUntilShown(reads[read])).toBeLessThanOrEqual(20_500)
  },
)

import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { serveLocal } from '../lib/serve-local.ts'
import { expectBackend, withBackend } from './backend.ts'

const closes: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(closes.splice(0).map((close) => close()))
})

async function start(respond: (request: Request, n: number) => Response | Promise<Response>) {
  let count = 0
  const { origin, close } = await serveLocal((request) => {
    count += 1
    return respond(request, count)
  })
  closes.push(close)
  return { url: origin, requests: () => count }
}

const read = async (url: string) => (await fetch(url)).text()
const hang = () => new Promise<Response>(() => undefined)
const quick = { waitsMs: [1, 1], requestMs: 2000 }

test('the same request is sent once for all pages', async () => {
  const { url, requests } = await start(() => new Response('a'))
  const texts = await withBackend(() => Promise.all([read(url), read(url), read(url)]))
  expect([texts, requests()]).toEqual([['a', 'a', 'a'], 1])
})

test('requests that differ in body or language are sent apart', async () => {
  const { url, requests } = await start(async (request) => new Response(await request.text()))
  const post = async (body: string, lang: string) =>
    (await fetch(url, { method: 'POST', body, headers: { 'accept-language': lang } })).text()
  const texts = await withBackend(() =>
    Promise.all([post('1', 'ko'), post('2', 'ko'), post('1', 'en')]),
  )
  expect([texts, requests()]).toEqual([['1', '2', '1'], 3])
})

test('a failed request is repeated, and then reported with its status', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const flaky = await start((_request, n) => new Response('a', { status: n < 3 ? 500 : 200 }))
  expect(await withBackend(() => read(flaky.url), quick)).toBe('a')
  const broken = await start(() => new Response('', { status: 500 }))
  const response = await withBackend(() => fetch(broken.url), quick)
  expect([response.status, broken.requests()]).toEqual([500, 3])
})

test('at most as many requests as allowed are under way', async () => {
  let now = 0
  let most = 0
  const { url } = await start(async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    now -= 1
    return new Response('')
  })
  const urls = Array.from({ length: 12 }, (_, index) => `${url}/${index}`)
  await withBackend(() => Promise.all(urls.map(read)), { concurrency: 2 })
  expect(most).toBe(2)
})

test('a backend that hangs ends the build with the request and the limit', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { url } = await start(hang)
  const limits = { requestMs: 20, waitsMs: [1] }
  await expect(withBackend(() => read(`${url}/api/x`), limits)).rejects.toThrow(
    'GET /api/x: no response within 0.02 s, 2 times',
  )
})

/** Collects garbage again and again while a task runs. */
async function whileCollecting<T>(task: () => Promise<T>): Promise<T> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const timer = setInterval(collect, 5)
  try {
    return await task()
  } finally {
    clearInterval(timer)
  }
}

test('the limit of a request counts if all garbage is collected meanwhile', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { url } = await start(hang)
  const limits = { requestMs: 100, waitsMs: [], totalMs: 3000 }
  await expect(whileCollecting(() => withBackend(() => read(url), limits))).rejects.toThrow(
    'GET /: no response within 0.1 s, 1 times',
  )
})

test('progress names the oldest request that waits', async () => {
  const release = new AbortController()
  const released = once(release.signal, 'abort')
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line)
    if (line.includes('2 waiting')) release.abort()
  })
  const { url } = await start(async (_request, n) => {
    if (n > 1) await released
    return new Response('')
  })
  const task = async () => {
    await read(`${url}/1`)
    await Promise.all([read(`${url}/api/oldest`), read(`${url}/api/later`)])
  }
  await withBackend(task, { progressMs: 5 })
  expect(lines.join('\n')).toMatch(
    /^1 responses of the backend in \d+ s, 2 waiting, oldest: GET \/api\/oldest \d+ s$/m,
  )
})

test('a response that is too large is not read to its end, and not requested again', async () => {
  const part = new TextEncoder().encode('x'.repeat(1000))
  const endless = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(part) }))
  const { url, requests } = await start(endless)
  const task = () => read(`${url}/api/x`)
  await expect(withBackend(task, { ...quick, responseBytes: 20_000 })).rejects.toThrow(
    'GET /api/x: more than 0.02 MB, the limit of a response (docs/api.md#limits)',
  )
  expect(requests()).toBe(1)
  const whole = await start(() => new Response('가'.repeat(1000)))
  expect(await withBackend(() => read(whole.url), { responseBytes: 3000 })).toHaveLength(1000)
})

test('a backend that is too slow ends the build with the number of responses', async () => {
  const { url } = await start((_request, n) => (n === 1 ? new Response('') : hang()))
  const task = async () => {
    await read(`${url}/1`)
    await read(`${url}/2`)
  }
  await expect(withBackend(task, { totalMs: 300 })).rejects.toThrow(
    /has sent 1 of at least 2 responses in 0\.3 s, the limit of a build \(--deadline SECONDS\), 1 waiting, oldest: GET \/2 \d+ s\./,
  )
})

test('the first request names the URL, the cause and the setting', async () => {
  await expect(expectBackend('http://127.0.0.1:9/api/x')).rejects.toThrow(
    /^POST http:\/\/127\.0\.0\.1:9\/api\/x: .*PRERENDER_ORIGIN/,
  )
  for (const [respond, problem] of [
    [() => new Response('<html>'), '"<html>" is not valid JSON'],
    [() => new Response('', { status: 502 }), 'HTTP 502'],
    [hang, 'no response within 0.02 s'],
  ] as const) {
    const { url } = await start(respond)
    await expect(expectBackend(url, respond === hang ? 20 : 2000)).rejects.toThrow(problem)
  }
  const good = await start(() => Response.json({ code: 200 }))
  await expect(expectBackend(good.url)).resolves.toBeUndefined()
})

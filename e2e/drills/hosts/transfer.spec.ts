import { expect, test, type APIRequestContext } from '@playwright/test'
import { assetLike, isCdn } from './host.ts'

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { maxRedirects: 0, headers: { 'accept-encoding': 'identity', ...headers } })

const texts = () => ['/kr/', '/en/coupon', assetLike(/react-.*\.js$/), '/sitemap.xml'] as const

test.describe('compression', () => {
  for (const [accepted, ...codings] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['gzip;q=0.5, br;q=1.0', 'br'],
    ['zstd', 'identity'],
    ['identity', 'identity'],
    ['x-br, xgzip', 'identity'],
    ['', 'identity'],
  ] as const) {
    test(`accepting "${accepted}" is ${codings[0]}, and the same text`, async ({ request }) => {
      for (const path of texts()) {
        const plain = await (await get(request, path)).text()
        const response = await get(request, path, { 'accept-encoding': accepted })
        const headers = response.headers()
        expect(headers['content-encoding'] ?? 'identity', path).toBe(codings[0])
        expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding')
        expect((await response.text()) === plain, path).toBe(true)
      }
    })
  }

  test('images and fonts are sent as they are', async ({ request }) => {
    for (const path of [assetLike(/\.webp$/), assetLike(/\.woff2$/), '/icons/icon-192.png']) {
      const { headers } = {
        headers: (await get(request, path, { 'accept-encoding': 'br' })).headers(),
      }
      expect(headers['content-encoding'], path).toBeUndefined()
    }
  })

  test('the codings of a file have an ETag each, or none is a 304 of another', async ({
    request,
  }) => {
    for (const path of texts()) {
      const plain = (await get(request, path)).headers().etag ?? ''
      const coded = await get(request, path, { 'accept-encoding': 'br', 'if-none-match': plain })
      // A 304 here would make a cache send the stored plain text as if it were compressed.
      expect(coded.status(), path).toBe(200)
    }
  })
})

test.describe('conditional requests', () => {
  test('a known ETag is a 304 without a body, alone, in a list and as weak', async ({
    request,
  }) => {
    for (const path of [...texts(), '/icons/icon-192.png']) {
      const { etag = '' } = (await get(request, path)).headers()
      expect(etag, path).toMatch(/^(?:W\/)?"[^"]+"$/)
      for (const known of [etag, `"other", ${etag}`, `W/${etag.replace('W/', '')}`]) {
        const response = await get(request, path, { 'if-none-match': known })
        expect(response.status(), `${path} ${known}`).toBe(304)
        expect((await response.body()).length).toBe(0)
      }
    }
  })

  test('another ETag is a 200 with the text', async ({ request }) => {
    for (const path of texts()) {
      const response = await get(request, path, { 'if-none-match': '"other"' })
      expect(response.status(), path).toBe(200)
      expect((await response.body()).length).toBeGreaterThan(1000)
    }
  })

  // It repairs what was stored under the policy of another release.
  test('a 304 has the policy of its file', async ({ request }) => {
    for (const path of [...texts(), '/feeds/kr/events.ics', '/feeds/kr.atom']) {
      const { etag = '', 'content-security-policy': policy } = (await get(request, path)).headers()
      const known = await get(request, path, { 'if-none-match': etag })
      expect(known.headers()['content-security-policy'], path).toBe(policy)
    }
  })

  test('a 404 is never a 304', async ({ request }) => {
    for (const path of ['/en/nope', '/assets/gone-00000000.js']) {
      const { etag = '"none"' } = (await get(request, path)).headers()
      expect((await get(request, path, { 'if-none-match': etag })).status(), path).toBe(404)
    }
  })
})

test.describe('ranges', () => {
  test('bytes, a suffix and the rest are parts of the file', async ({ request }) => {
    const path = '/icons/icon-192.png'
    const whole = await (await get(request, path)).body()
    for (const [range, from, to] of [
      ['bytes=0-3', 0, 4],
      ['bytes=4-8', 4, 9],
      ['bytes=-5', whole.length - 5, whole.length],
      [`bytes=${whole.length - 2}-`, whole.length - 2, whole.length],
      [`bytes=10-${whole.length * 2}`, 10, whole.length],
    ] as const) {
      const response = await get(request, path, { range })
      expect(response.status(), range).toBe(206)
      expect(response.headers()['content-range'], range).toBe(
        `bytes ${from}-${to - 1}/${whole.length}`,
      )
      expect((await response.body()).equals(whole.subarray(from, to)), range).toBe(true)
    }
  })

  test('a range behind the end is refused, and a broken one is the file or refused', async ({
    request,
  }) => {
    const path = '/icons/icon-192.png'
    for (const file of [path, assetLike(/\.webp$/), assetLike(/react-.*\.js$/)]) {
      const refused = await get(request, file, { range: 'bytes=99999999-' })
      expect(refused.status(), file).toBe(416)
      const names = refused.headersArray().map(({ name }) => name.toLowerCase())
      expect(names, file).toEqual([...new Set(names)])
      // A cache that stores it would keep the file from everybody else.
      if (!isCdn()) expect(refused.headers()['cache-control'], file).not.toContain('max-age')
      expect(refused.headers()['x-content-type-options'], file).toBe('nosniff')
    }
    for (const range of ['bytes=a-b', 'bytes=5-1', 'lines=1-2', 'bytes=']) {
      expect([200, 416], range).toContain((await get(request, path, { range })).status())
    }
  })

  test('a range of a file that has changed is the whole file', async ({ request }) => {
    const headers = { range: 'bytes=0-3', 'if-range': '"other"' }
    expect((await get(request, '/icons/icon-192.png', headers)).status()).toBe(200)
  })
})

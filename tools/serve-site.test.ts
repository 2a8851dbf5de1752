import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { compressFiles } from './build/compress-files.ts'
import { serveLocal } from './lib/serve-local.ts'
import { serveSite } from './serve-site.ts'

/** A built site of a few pages, with what else is in it. */
async function siteWith(...files: string[]) {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  for (const folder of ['assets', 'kr', 'en', 'shell']) await mkdir(join(root, folder))
  const contents: Record<string, string> = {
    'index.html': '<script>let a = 1</script>',
    _headers: "content-security-policy: style-src 'self' 'sha256-abc='; img-src 'self'",
    'address-patterns.json': '["/", "/coupon", "/news/\\\\d+"]',
    'kr/index.html': 'home',
    'en/coupon.html': 'coupon '.repeat(300),
    'en/404.html': 'not found',
    'kr/404.html': '없음',
    'shell/en.html': 'shell',
    'missing.txt': 'missing',
    'assets/a.js': 'let a = 1\n'.repeat(300),
    ...Object.fromEntries(files.map((file) => [file, ''])),
  }
  for (const [file, text] of Object.entries(contents)) await writeFile(join(root, file), text)
  await compressFiles(root)
  return serveSite(root)
}

let serve: Awaited<ReturnType<typeof serveSite>>
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://localhost${path}`, { headers, method }))

beforeAll(async () => {
  serve = await siteWith()
})

test.for<[files: string[], worker: string, trustedTypes: string]>([
  [[], "worker-src 'none'", 'content-security-policy'],
  [['mockServiceWorker.js'], "worker-src 'self'", 'content-security-policy-report-only'],
])('a site with %j has %s, and its Trusted Types in %s', async ([files, worker, trustedTypes]) => {
  const serveIt = await siteWith(...files)
  const { headers } = await serveIt(new Request('http://localhost/'))
  expect(headers.get('content-security-policy')).toContain(worker)
  expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-abc=';")
  expect(headers.get(trustedTypes)).toContain("require-trusted-types-for 'script'")
})

test.for([
  ['/kr/', 200, 'home'],
  ['/en/coupon', 200, 'coupon coupon'],
  ['/en/news/7', 200, 'shell'],
  ['/coupon', 200, '<script>'],
  ['/en/news/x', 404, 'not found'],
  ['/en/nope.php', 404, 'not found'],
  ['/en/404', 404, 'not found'],
  ['/en/404.html', 404, 'not found'],
  ['/en/a%3Fb', 404, 'not found'],
  ['/en/%E0%A4%A', 404, 'not found'],
  ['/assets/a.js.br', 404, 'missing'],
  ['/assets/b.js', 404, 'missing'],
  ['/address-patterns.json', 200, '['],
  ['/../package.json', 404, '없음'],
  ['/shell/en.html', 404, '없음'],
  ['/missing.txt', 404, '없음'],
] as const)('%s is %i with %s', async ([path, status, text]) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(await response.text()).toSatisfy((body: string) => body.startsWith(text))
})

test('a twin redirects with its search params', async () => {
  const response = await get('/en/coupon/?code=A')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/en/coupon?code=A')
})

test('a 304 has the policy of its page and keeps how long the file is stored', async () => {
  for (const [path, caching] of [
    ['/en/coupon', 'no-cache, no-transform'],
    ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ] as const) {
    const etag = (await get(path)).headers.get('etag') ?? ''
    const { status, headers } = await get(path, { 'if-none-match': etag })
    expect(status).toBe(304)
    expect(headers.get('content-security-policy')).toBe(
      (await get(path)).headers.get('content-security-policy'),
    )
    expect(headers.get('cache-control')).toBe(caching)
    expect(headers.get('vary')).toBe('accept-encoding')
  }
})

test('a 404 is never a 304', async () => {
  const etag = (await get('/en/nope')).headers.get('etag') ?? ''
  expect((await get('/en/nope', { 'if-none-match': etag })).status).toBe(404)
})

test.for(['br', 'gzip'])('serves the %s form that the build wrote', async (coding) => {
  for (const path of ['/en/coupon', '/assets/a.js']) {
    const { headers } = await get(path, { 'accept-encoding': coding })
    expect(headers.get('content-encoding')).toBe(coding)
    expect(headers.get('vary')).toBe('accept-encoding')
  }
})

test('other methods are refused', async () => {
  expect((await get('/kr/', {}, 'POST')).status).toBe(405)
})

test('answers HEAD and ranges', async () => {
  expect(await (await get('/kr/', {}, 'HEAD')).text()).toBe('')
  const part = await get('/assets/a.js', { range: 'bytes=4-8' })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('a = 1')
})

test('a 404 is served over HTTP, where the request is not the one of the platform', async () => {
  const server = await serveLocal(serve)
  const response = await fetch(`${server.origin}/en/nope`)
  const body = await response.text()
  await server.close()
  expect([response.status, body]).toEqual([404, 'not found'])
})

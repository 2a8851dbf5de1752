import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { host, isCdn } from './host.ts'

// Raw requests: a client would clean the paths up.

interface Raw {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends a request whose path is not changed on the way. */
function send(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Raw> {
  const { hostname, port } = new URL(test.info().project.use.baseURL ?? '')
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

const ids = ['0', '-1', '1e5', '012', '99999999999', '1.5', '%31%30.', '1060%00', 'NaN', '１']
const hostile = [
  // Out of the folder.
  '/../package.json',
  '/kr/../../package.json',
  '/kr/%2e%2e/%2e%2e/package.json',
  '/kr/..%2f..%2fpackage.json',
  '/kr/..%5c..%5cpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%252f..%252fpackage.json',
  '/kr/....//....//package.json',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/file:///etc/passwd',
  // To another host.
  '//evil.example',
  '//evil.example/',
  '///evil.example/kr/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/kr/%5c%5cevil.example/',
  '/https://evil.example/',
  // Into the headers.
  '/kr/%0d%0aset-cookie:a=b',
  '/kr/%0d%0aset-cookie:a=b/',
  '/kr/coupon%0d%0alocation:x/',
  '/%E5%98%8A%E5%98%8Dset-cookie:a/',
  // Bytes.
  '/kr/%00',
  '/kr/coupon%00.html',
  '/kr/%c0%ae%c0%ae/',
  '/kr/%c0%af',
  '/kr/%ff%fe',
  '/kr/%E0%A4%A',
  '/kr/%',
  '/kr/%zz',
  '/kr/%u0041',
  // Files that are not served.
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/kr/.htaccess',
  '/mockServiceWorker.js',
  '/package.json',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/kr/index.html.gz',
  '/assets/index.js.map',
  '/.vite/manifest.json',
  // Pages that do not exist.
  '/KR/',
  '/kr/COUPON',
  '/kr/coupon;a=b',
  '/kr/coupon%3Fa',
  '/kr/coupon%23a',
  '/kr/coupon/x.css',
  '/kr/coupon.php',
  '/kr/wp-login.php',
  '/kr/kr/',
  '/kr/<script>alert(1)</script>'.replaceAll(/[<>]/g, (letter) => encodeURIComponent(letter)),
  `/kr/${'a'.repeat(2000)}`,
  `/kr/${'a/'.repeat(500)}x`,
  ...ids.flatMap((id) => [
    `/kr/community/news/${encodeURI(id).replaceAll('%25', '%')}`,
    `/en/survey/${encodeURI(id).replaceAll('%25', '%')}`,
  ]),
]

/** Paths and headers that are too long for a site, or nearly. */
const long = [
  [`/kr/${'a'.repeat(9000)}`, {}],
  [`/kr/coupon?code=${'A'.repeat(9000)}`, {}],
  ['/kr/coupon', { cookie: `a=${'b'.repeat(40_000)}` }],
] as const

/** The markup of a page that is whole for any visitor. */
const isNotFoundPage = ({ body }: Raw) => /<html lang="(?:ko|en|ja)"/.test(body)

test.describe('hostile paths', () => {
  for (const path of hostile) {
    const short = path.length > 60 ? `${path.slice(0, 60)}…` : path
    test(`${short} is refused, and nothing of it is in a header`, async () => {
      test.skip(isCdn() && /news|survey/.test(path), 'A list of redirects has no patterns of ids.')
      const response = await send(path)
      const { status, headers } = response
      // A moved URL stays on this host.
      if (status === 308) {
        expect(headers.location).toMatch(/^\/(?![/\\])[\w./-]*$/)
        return
      }
      expect([400, 404]).toContain(status)
      expect(headers['set-cookie']).toBeUndefined()
      expect(response.body).not.toContain('isle-of-lumi-site')
      // Caddy and nginx refuse a broken URL before any rule of theirs.
      if (status === 404) {
        expect(isNotFoundPage(response) || response.body === 'Not found\n').toBe(true)
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })
  }
})

test('what is too long is refused or a page, and the next visitor gets a page', async () => {
  for (const [path, headers] of long) {
    const { status, body } = await send(path, 'GET', headers)
    expect([200, 400, 404, 414, 431], path.slice(0, 20)).toContain(status)
    expect(body).not.toContain('a'.repeat(100))
    expect((await send('/kr/coupon')).status).toBe(200)
  }
})

test('nginx refuses a request of 3 MB by its header', async () => {
  test.skip(host() !== 'nginx', 'Caddy leaves it to the backend.')
  const { status, headers } = await send('/api/x', 'POST', { 'content-length': '3000000' })
  expect([status, headers['x-content-type-options']]).toEqual([413, 'nosniff'])
})

test('a query changes neither a page nor its headers', async () => {
  const plain = await send('/en/coupon')
  for (const query of ['code=A', '%0d%0aset-cookie:a=b', '<script>alert(1)</script>', '%', '//x']) {
    const { status, headers, body } = await send(`/en/coupon?${query}`)
    expect([status, body === plain.body], query).toEqual([200, true])
    expect({ ...headers, date: '' }).toEqual({ ...plain.headers, date: '' })
  }
})

test.describe('methods', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
    test(`${method} of a page is refused`, async () => {
      test.skip(isCdn(), 'Each CDN has its own methods.')
      const { status, headers, body } = await send('/kr/coupon', method)
      expect([400, 405, 501]).toContain(status)
      if (status === 405) expect(headers.allow).toBe('GET, HEAD')
      expect(body).not.toContain('<form')
    })
  }

  test('a page is the same for any Host and forwarded host', async () => {
    const { body } = await send('/en/nope')
    const forged: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-proto': 'evil', forwarded: 'host=evil.example' },
      { 'x-original-url': '/kr/coupon', 'x-rewrite-url': '/kr/coupon' },
    ]
    for (const headers of forged) {
      expect((await send('/en/nope', 'GET', headers)).body, JSON.stringify(headers)).toBe(body)
    }
    const moved = await send('/en/coupon/', 'GET', { host: 'evil.example' })
    expect(host() === 'cdn' ? undefined : moved.headers.location).toBe(
      host() === 'cdn' ? undefined : '/en/coupon',
    )
  })
})

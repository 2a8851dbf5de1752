import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from 'srvx'
import { missingProgram } from '#tools/lib/programs.ts'
import { writeCertificate } from '#tools/lib/serve-local.ts'
import { serveVariant } from './variant.ts'
import { testPort } from '#tools/test-build.ts'
import { responds } from '../responds.ts'
import { host } from './host.ts'

// The variants of the generated configurations: TLS with a certificate of one's own and ports of a user
// without root, two sites in one nginx, the proxy, and files of the operator.

const [tlsPort, plainPort, otherPort] = [testPort + 31, testPort + 32, testPort + 33]
const folder = () => resolve('.cache/variants', host())
const isNginx = () => host() === 'nginx'
const origin = `https://localhost:${tlsPort}`

let stop = () => {}
let received: Headers | undefined
let backend: { url?: string | undefined; close: (now: boolean) => Promise<void> } | undefined

/** Sends a request over HTTP/2. */
function get(path: string, ca: Buffer, headers: Record<string, string> = {}) {
  return new Promise<{ headers: IncomingHttpHeaders; body: string }>((done, fail) => {
    const session = connect(origin, { ca })
    session.on('error', fail)
    const request = session.request({ ':path': path, ...headers })
    let body = ''
    request.on('response', (all) => {
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString('latin1')
      })
      request.on('end', () => {
        session.close()
        done({ headers: all, body })
      })
    })
    request.on('error', fail)
    request.end()
  })
}

const log = () => readFileSync(join(folder(), 'access.log'), 'utf8')
const ca = () => readFileSync(join(folder(), 'site.pem'))

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.skip(!['nginx', 'caddy'].includes(host()), 'Only for configurations.')
  test.skip(missingProgram('openssl') !== undefined, 'openssl is not installed.')
  rmSync(folder(), { recursive: true, force: true })
  const { certificate, key } = writeCertificate(folder())
  mkdirSync(join(folder(), 'files/.well-known'), { recursive: true })
  writeFileSync(join(folder(), 'files/.well-known/apple-app-site-association'), '{"applinks":{}}')
  backend = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch: (request) => {
      received = request.headers
      return Response.json({ code: 200, text: 'a'.repeat(5000) })
    },
  })
  await new Promise((done) => {
    setImmediate(done)
  })
  const shared = {
    HOST_BACKEND: (backend.url ?? '').replace(/\/$/, ''),
    HOST_WELL_KNOWN: join(folder(), 'files'),
    HOST_ACCESS_LOG: join(folder(), 'access.log'),
    NGINX_INCLUDE: join(folder(), 'own/*.conf'),
    CADDY_INCLUDE: join(folder(), 'own/*.caddy'),
  }
  const first = {
    ...shared,
    VITE_SITE_ORIGIN: origin,
    HOST_CERTIFICATE: certificate,
    HOST_CERTIFICATE_KEY: key,
    HSTS: 'max-age=300',
    NGINX_LISTEN: `${plainPort}`,
    NGINX_TLS_LISTEN: `${tlsPort}`,
    NGINX_IPV6: 'off',
    CADDY_SITE: origin,
  }
  const second = {
    ...shared,
    HOST_ID: 'second',
    HOST_ACCESS_LOG: 'off',
    NGINX_LISTEN: `127.0.0.1:${otherPort}`,
    CADDY_SITE: `http://127.0.0.1:${otherPort}`,
  }
  stop = await serveVariant(isNginx() ? 'nginx' : 'Caddy', folder(), [first, second])
  await responds(`http://127.0.0.1:${otherPort}/healthz`)
})

test.afterAll(async () => {
  stop()
  await backend?.close(true)
})

test('serves pages over TLS and HTTP/2 with HSTS and scripts of its origin only', async () => {
  const { headers } = await get('/kr/', ca())
  expect(headers[':status']).toBe(200)
  expect(headers['strict-transport-security']).toBe('max-age=300')
  const policy = `script-src ${origin}/assets/ ${origin}/legacy.js 'sha256-`
  expect(headers['content-security-policy']).toContain(policy)
})

test('redirects from the port without TLS to the public origin, whatever the Host', async () => {
  test.skip(!isNginx(), 'Caddy redirects from port 80 by itself.')
  const response = await fetch(`http://127.0.0.1:${plainPort}/kr/coupon?code=A`, {
    redirect: 'manual',
    headers: { host: 'evil.example' },
  })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(`${origin}/kr/coupon?code=A`)
})

test('two sites of one server respond, each with its own settings', async () => {
  const response = await fetch(`http://127.0.0.1:${otherPort}/kr/`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000')
})

test('serves own well-known files, and no dotfiles or unknown types', async () => {
  const own = await get('/.well-known/apple-app-site-association', ca())
  expect([own.headers[':status'], own.body]).toEqual([200, '{"applinks":{}}'])
  expect(own.headers['content-type']).toContain('application/json')
  for (const path of [
    '/.env',
    '/.git/config',
    '/assets/.x.js',
    '/a.map',
    '/nginx.conf',
    '/x.sql',
  ]) {
    expect((await get(path, ca())).headers[':status'], path).toBe(404)
  }
})

test('the proxy compresses JSON, and the backend sees the address of the connection', async () => {
  const claims = { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' }
  const { headers } = await get('/api/x', ca(), { 'accept-encoding': 'gzip', ...claims })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(received?.get('x-forwarded-for')).toBe('127.0.0.1')
  expect(received?.get('x-forwarded-proto')).toBe('https')
  expect(received?.get('x-forwarded-host')).toBe(`localhost:${tlsPort}`)
  expect(received?.get('x-real-ip')).toBeNull()
  expect(received?.get('forwarded')).toBeNull()
})

test('the access log has the path, and no coupon code', async () => {
  await get('/kr/coupon?code=LUMISECRET01', ca())
  await expect.poll(log).toContain('/kr/coupon')
  expect(log()).not.toContain('LUMISECRET01')
})

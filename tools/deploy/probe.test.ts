import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { serve } from 'srvx'
import { afterEach, expect, test } from 'vitest'
import { missingProgram } from '../lib/programs.ts'
import { serveLocal, writeCertificate } from '../lib/serve-local.ts'
import { needs } from '../lib/needs.ts'

needs('curl')

const closes: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(closes.splice(0).map((close) => close()))
})

async function probe(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn('sh', ['deploy/probe.sh', ...args], { env: { ...process.env, ...env } })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { code, output }
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** A site whose content was read at a time. */
const site =
  (contentAt: string | null, status = 200) =>
  (request: Request) =>
    request.url.endsWith('/healthz')
      ? Response.json({ release: 'a', contentAt })
      : new Response('', { status })

async function start(handler: (request: Request) => Response): Promise<string> {
  const { origin, close } = await serveLocal(handler)
  closes.push(close)
  return origin
}

test('says nothing about a site whose content is fresh', async () => {
  expect(await probe([await start(site(minutesAgo(10)))])).toEqual({ code: 0, output: '' })
  expect((await probe([await start(site(minutesAgo(50))), '60'])).code).toBe(0)
})

test.for([
  ['old content', site(minutesAgo(45)), /read 45 minutes ago \(limit 30\)/],
  ['no content', site(null), /no contentAt/],
  ['a page of errors', site(minutesAgo(1), 502), /\/kr\/ is 502/],
  ['a host of another site', () => new Response('', { status: 404 }), /\/healthz does not respond/],
] as const)('reports %s, and ends with 1', async ([, handler, message]) => {
  const origin = await start(handler)
  const { code, output } = await probe([origin])
  expect(output).toMatch(message)
  expect(output.startsWith(origin)).toBe(true)
  expect(code).toBe(1)
})

test('reports a server that is down', async () => {
  const { code, output } = await probe(['http://127.0.0.1:9'])
  expect([code, output]).toEqual([1, expect.stringContaining('/healthz does not respond')])
})

test('reports a certificate that ends soon', async ({ skip }) => {
  skip(missingProgram('openssl') !== undefined, 'openssl is not installed.')
  const { certificate, key } = writeCertificate(await mkdtemp(join(tmpdir(), 'probe-')))
  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    tls: { cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') },
    fetch: site(minutesAgo(1)),
  })
  await server.ready()
  closes.push(() => server.close(true))
  const origin = `https://localhost:${new URL(server.url ?? '').port}`
  const trusting = { CURL_CA_BUNDLE: certificate }
  expect(await probe([origin, '30', '1'], trusting)).toEqual({ code: 0, output: '' })
  const soon = await probe([origin, '30', '14'], trusting)
  expect(soon.output).toContain('the certificate ends within 14 days')
  expect(soon.code).toBe(1)
})

import { readFileSync } from 'node:fs'
import { atOrigin } from '#tools/build/host-rules.ts'
import { headersFor, parseHeaders } from './cdn-rules.ts'
import { observatoryScores, totalOf } from './observatory.ts'
import { expect, test } from '@playwright/test'
import { classes, host, isCdn, pathOf, type Kind } from './host.ts'
import { previewDist } from '#tools/test-build.ts'

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const closed = "default-src 'none'; frame-ancestors 'none'"

const ofPages = {
  ...everywhere,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
}

/** The two long headers of pages, as the build wrote them for a CDN, on the origin of this host. */
function longHeaders(): Record<string, string> {
  const { baseURL = '' } = test.info().project.use
  const text = atOrigin(readFileSync(`${previewDist}/_headers`, 'utf8'), baseURL)
  const all = headersFor(parseHeaders(text), '/kr/')
  const names = ['content-security-policy', 'permissions-policy']
  return Object.fromEntries(names.map((name) => [name, all.get(name) ?? '']))
}

function expectedHeaders(kind: Kind): Record<string, string> {
  // A CDN has one list for all files.
  if (kind === 'page' || isCdn()) return { ...ofPages, ...longHeaders() }
  const policy = kind === 'text' ? `${closed}; sandbox` : closed
  return { ...everywhere, 'content-security-policy': policy }
}

/** All headers on security, so that one too many is found as well. */
const onSecurity = [
  ...Object.keys(everywhere),
  'content-security-policy',
  'content-security-policy-report-only',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'x-permitted-cross-domain-policies',
  'permissions-policy',
  'access-control-allow-origin',
  'set-cookie',
]

const pick = (headers: Record<string, string>) =>
  Object.fromEntries(onSecurity.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

function cachingOf(path: string, status: number): string | undefined {
  if (status === 404 && /\/\.|\.\w+$/.test(path)) return 'no-store'
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'no-cache, no-transform'
}

test.describe('headers', () => {
  for (const method of ['GET', 'HEAD'] as const) {
    for (const [path, status, kind, type] of classes) {
      test(`${method} ${path} has the exact headers of its kind`, async ({ request }) => {
        const isMissingFile = status === 404 && kind === 'text' && !path.startsWith('/assets/')
        test.skip(isCdn() && isMissingFile, 'A list of redirects has no pattern of files.')
        const response = await request.fetch(pathOf(path), { method, maxRedirects: 0 })
        const headers = response.headers()
        expect(response.status()).toBe(status)
        expect(headers['content-type']).toContain(type)
        expect(pick(headers)).toEqual(expectedHeaders(kind))
        expect(headers['x-powered-by']).toBeUndefined()
        expect(headers.server ?? '').not.toMatch(/\d/)
        // On a CDN, the lists cannot tell a missing asset, or a file outside of a language, apart.
        if (!isCdn()) expect(headers['cache-control']).toBe(cachingOf(path, status))
        expect((await response.body()).length > 0).toBe(method === 'GET')
      })
    }
  }

  test('each header is sent once', async ({ request }) => {
    const names = (await request.get('/kr/')).headersArray().map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...new Set(names)])
  })

  test('what the backend sends has the headers of text, once', async ({ request }) => {
    test.skip(isCdn() || host() === 'preview', 'It has no proxy.')
    for (const response of [
      await request.post('/api/setting/footer'),
      await request.get('/game-data/leaderboard/levels.json'),
    ]) {
      expect(response.status()).toBe(200)
      expect(pick(response.headers())).toEqual(expectedHeaders('text'))
    }
  })
})

test.describe('Observatory', () => {
  test('the policy closes what the score does not count', async ({ request }) => {
    const policy = (await request.get('/kr/')).headers()['content-security-policy']?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "worker-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify',
      ]),
    )
  })

  for (const [path, , kind] of classes.filter(
    ([each, , is]) => is === 'page' && !/legacy/.test(each),
  )) {
    test(`${path} is A+ 145`, async ({ request }) => {
      const response = await request.get(path)
      const scores = observatoryScores({ headers: response.headers(), html: await response.text() })
      expect({ ...scores, total: totalOf(scores) }, kind).toMatchObject({
        'content-security-policy': 10,
        'subresource-integrity': 5,
        total: 145,
      })
    })
  }
})

import { afterEach, expect, test, vi } from 'vitest'
import { readFromOrigin } from '#api/bases.ts'
import { filledPath, Result } from '#api/endpoint.ts'
import { read } from '#api/read.ts'
import { sendOnce } from '#api/send-once.ts'
import { sorted } from '#lib/collections.ts'
import { endpoints } from './endpoints.ts'
import { createMockFetch } from './server.ts'

const origin = 'https://backend.example'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('sends cookies to another origin only to the endpoints that need the session', async () => {
  readFromOrigin('')
  vi.stubEnv('VITE_API_BASE', `${origin}/api`)
  vi.stubEnv('VITE_EXTERNAL_API_BASE', origin)
  vi.stubEnv('VITE_ASSETS_BASE', origin)
  vi.stubEnv('VITE_ACCOUNT_BASE', `${origin}/mock-account`)
  vi.stubGlobal('window', { location: { href: 'https://site.example/kr/' } })
  const backend = createMockFetch()
  const sent: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    sent.push(request.clone())
    return (await backend(request)) ?? new Response(null, { status: 404 })
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const withCookies: string[] = []
  for (const endpoint of endpoints) {
    const { path, host, response, example = {}, needsSession = false } = endpoint
    const filled = filledPath(path, example.params)
    const fields = { body: { lang: 'ko', ...example.body } }
    const options = { host, path: filled, needsSession }
    if (response === Result) await sendOnce({ ...options, response: Result }, fields)
    else await read<object, unknown, string>({ ...options, response }, fields).catch(() => null)
    const last = sent.at(-1)
    expect(last?.url).toContain(origin)
    if (last?.credentials === 'include') withCookies.push(path)
  }
  expect(sent.length).toBeGreaterThanOrEqual(endpoints.length)
  expect(sorted(withCookies, (a, b) => a.localeCompare(b))).toEqual([
    '/session',
    '/survey',
    '/survey/{idx}',
    '/survey/{idx}/answer',
  ])
})

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build } from 'vite'
import { createMockFetch } from '../../mocks/server.ts'
import { langs } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import { prerenderSite, type SitePage } from '../build/prerender-site.ts'
import { serveLocal } from '../lib/serve-local.ts'
import { findBrand, secondBrand, siteNames } from './second-brand.ts'

const origin = 'https://site.example'
const outDir = resolve('.cache/second-brand')

// Content belongs to the operator's backend, so its names are not searched for.
const backend = createMockFetch()
const server = await serveLocal(async (request) => {
  const response = (await backend(request)) ?? new Response('not found', { status: 404 })
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return response
  const text = (await response.text()).replaceAll(siteNames, '***')
  return new Response(text, { status: response.status, headers: { 'content-type': type } })
})

let entry: typeof import('./second-brand-entry.ts')
let pages: SitePage[]

/** Returns one path of each kind: ids are what differs between pages of a kind. */
function oneOfEach(paths: readonly string[]): string[] {
  const kinds = new Map(paths.map((path) => [path.replaceAll(/\d+/g, '#'), path]))
  const events = [site.heartEventId, ...site.specialEventIds].map((id) => `/community/event/${id}`)
  return [...kinds.values(), ...events.filter((path) => paths.includes(path))]
}

beforeAll(async () => {
  vi.stubEnv('VITE_SITE_ORIGIN', origin)
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    logLevel: 'error',
    plugins: [
      {
        name: 'second-brand',
        enforce: 'pre',
        transform: (_code, id) =>
          id.endsWith('/src/site.ts')
            ? `export const site = ${JSON.stringify({ ...site, ...secondBrand })}`
            : undefined,
      },
    ],
    build: { outDir, ssr: 'tools/brand/second-brand-entry.ts', copyPublicDir: false },
  })
  entry = await import(pathToFileURL(`${outDir}/second-brand-entry.js`).href)
  pages = await prerenderSite(entry, server.origin, async () =>
    oneOfEach(await entry.listAddresses()),
  )
}, 300_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

test('pages of each kind name only the second brand', () => {
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages) {
    const html = page.head + page.html + page.data + entry.structuredData(origin, page, pages)
    expect(findBrand(html), `/${page.lang}${page.path}`).toBeNull()
  }
  for (const lang of langs) {
    const home = pages.find((page) => page.lang === lang && page.path === '/')
    expect(home?.head).toContain(`<meta property="og:image:alt" content="${secondBrand.game[lang]}`)
    expect(home?.html).toContain(secondBrand.game[lang])
  }
})

test('feeds, manifests, sitemap and robots.txt name only the second brand', () => {
  for (const lang of langs) {
    const files = [entry.manifest(lang), entry.atomFeed(origin, lang, pages)]
    for (const file of files) {
      expect(findBrand(file)).toBeNull()
      expect(file).toContain(secondBrand.game[lang])
    }
  }
  expect(findBrand(entry.sitemap(origin, pages) + entry.robots(origin, true))).toBeNull()
})

import { expect, test } from 'vitest'
import { alternateLinks, listedLangs } from './alternates.ts'
import { manifest, robots, sitemap } from './crawler-files.ts'
import type { SitePage } from './prerender-site.ts'

const origin = 'https://site.example'

interface Facts {
  status?: 200 | 404
  /** The path with its language that the page names as canonical; its own by default. */
  canonical?: string
  data?: string
}

const page = (
  lang: SitePage['lang'],
  path: string,
  { status = 200, canonical = `/${lang}${path}`, data = '{}' }: Facts = {},
): SitePage => ({
  lang,
  path,
  status,
  head: `<title>x</title><link rel="canonical" href="${origin}${canonical}"/>`,
  html: '',
  data,
  routeIds: [],
})

const pages = [
  page('kr', '/'),
  page('en', '/'),
  page('kr', '/community/event/605'),
  page('en', '/community/event/605', { canonical: '/kr/community/event/605' }),
  page('kr', '/coupon'),
  page('jp', '/coupon'),
  page('kr', '/link/coupon', { canonical: '/kr/coupon' }),
  page('kr', '/account'),
  page('kr', '/404', { status: 404 }),
]

const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)/g)].map(([, location]) => location)

test('the sitemap names each page in the languages that have it', () => {
  const text = sitemap(origin, pages)
  expect(locations(text)).toEqual([
    'https://site.example/kr/',
    'https://site.example/en/',
    'https://site.example/kr/community/event/605',
    'https://site.example/kr/coupon',
    'https://site.example/jp/coupon',
  ])
  const entry = /<url><loc>https:\/\/site.example\/kr\/<.*/.exec(text)?.[0]
  expect(entry).toContain('hreflang="ko" href="https://site.example/kr/"')
  expect(entry).toContain('hreflang="en" href="https://site.example/en/"')
  expect(entry).toContain('hreflang="x-default" href="https://site.example/en/"')
  expect(text).not.toMatch(/hreflang="[^"]*" href="[^"]*605"/)
})

const postData = (publishedAt: number | null) => {
  const state = { data: { id: 1, title: 'x', html: '', publishedAt } }
  const query = { queryKey: ['en', 'devlog', 'message', 1], state }
  return JSON.stringify({ queries: { queries: [query] } })
}

test('the sitemap dates posts', () => {
  const text = sitemap(origin, [
    page('en', '/devlog/withBTS/1', { data: postData(Date.UTC(2026, 10, 3, 16)) }),
    page('en', '/devlog/withBTS/2', { data: postData(null) }),
  ])
  expect(text).toContain('/withBTS/1</loc><lastmod>2026-11-04</lastmod>')
  expect(text).toContain('/withBTS/2</loc></url>')
})

test('a page names the languages that have it, and English for all others', () => {
  const byPath = listedLangs(origin, pages)
  expect(alternateLinks(origin, { lang: 'en', path: '/' }, byPath)).toBe(
    '<link rel="alternate" hreflang="ko" href="https://site.example/kr/"/>' +
      '<link rel="alternate" hreflang="en" href="https://site.example/en/"/>' +
      '<link rel="alternate" hreflang="x-default" href="https://site.example/en/"/>' +
      '<meta property="og:locale:alternate" content="ko_KR"/>',
  )
  expect(alternateLinks(origin, { lang: 'kr', path: '/coupon' }, byPath)).not.toContain('x-default')
})

test.for([
  ['an untranslated original', 'en', '/community/event/605'],
  ['a page in one language', 'kr', '/community/event/605'],
  ['a webview page', 'kr', '/link/coupon'],
  ['a page that is not found', 'kr', '/404'],
] as const)('%s names no other language', ([, lang, path]) => {
  expect(alternateLinks(origin, { lang, path }, listedLangs(origin, pages))).toBe('')
})

test('crawlers may read all pages, but not a site for testers', () => {
  expect(robots(origin, true)).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://site.example/sitemap.xml\n',
  )
  expect(robots('', true)).not.toContain('Sitemap')
  expect(robots(origin, false)).toBe('User-agent: *\nDisallow: /\n')
})

test('a manifest begins at its language', () => {
  expect(JSON.parse(manifest('jp'))).toMatchObject({ lang: 'ja', start_url: '/jp/' })
})

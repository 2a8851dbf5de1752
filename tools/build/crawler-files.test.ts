import { expect, test } from 'vitest'
import { manifest, robots, sitemap } from './crawler-files.ts'
import type { SitePage } from './prerender-site.ts'

const page = (lang: SitePage['lang'], path: string, status: 200 | 404 = 200): SitePage => ({
  lang,
  path,
  status,
  head: '',
  html: '',
  data: '',
  routeIds: [],
})

test('the sitemap names each page in the languages that have it', () => {
  const pages = [
    page('kr', '/'),
    page('en', '/'),
    page('kr', '/community/event/605'),
    page('kr', '/link/coupon'),
    page('kr', '/404', 404),
  ]
  const text = sitemap('https://site.example', pages)
  expect(text.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://site.example/kr/',
    '<loc>https://site.example/en/',
    '<loc>https://site.example/kr/community/event/605',
  ])
  expect(text).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/"/>',
  )
  expect(text).not.toContain('hreflang="en" href="https://site.example/en/community/event/605"')
})

test('crawlers stay out of the webview, and out of a site for testers altogether', () => {
  expect(robots('https://site.example', true)).toBe(
    'User-agent: *\nDisallow: /kr/link/\nDisallow: /en/link/\nDisallow: /jp/link/\n' +
      '\nSitemap: https://site.example/sitemap.xml\n',
  )
  expect(robots('', true)).not.toContain('Sitemap')
  expect(robots('https://site.example', false)).toBe('User-agent: *\nDisallow: /\n')
})

test('a manifest begins at its language', () => {
  expect(JSON.parse(manifest('jp'))).toMatchObject({ lang: 'ja', start_url: '/jp/' })
})

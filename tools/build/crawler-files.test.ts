import { expect, test } from 'vitest'
import { manifest, robots, sitemap } from './crawler-files.ts'

const origin = 'https://site.example'

function pageOf(path: string, publishedAt: number | null) {
  const post = { id: 1, title: 'x', html: '', publishedAt }
  const queries = [{ queryKey: ['en', 'devlog', 'message', 1], data: post }]
  const head = `<link rel="canonical" href="${origin}/en${path}"/>`
  const data = JSON.stringify({ queries })
  return { lang: 'en' as const, path, status: 200 as const, head, data }
}

test('the sitemap names the languages of a page, and dates posts in Korea', () => {
  const post = pageOf('/devlog/withBTS/1', Date.UTC(2026, 10, 3, 16))
  const head = post.head.replace('/en/', '/kr/')
  const text = sitemap(origin, [
    post,
    { ...post, lang: 'kr', head },
    pageOf('/devlog/withBTS/2', null),
    { ...pageOf('/devlog/withBTS/3', null), head },
  ])
  expect(text).toContain(
    '<url><loc>https://site.example/en/devlog/withBTS/1</loc><lastmod>2026-11-04</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="ko" href="https://site.example/kr/devlog/withBTS/1"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/devlog/withBTS/1"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/en/devlog/withBTS/1"/></url>',
  )
  expect(text).toContain('<url><loc>https://site.example/en/devlog/withBTS/2</loc></url>')
  expect(text).not.toContain('/withBTS/3')
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

import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { langs, localeOf } from '../src/i18n/lang.ts'
import { previewDist } from '../tools/test-build.ts'
import { brokenLinks, builtPages, builtPatterns } from './built-pages.ts'

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, lang, href]) => `${lang} ${href}`,
  )

const pagesByPath = () => new Map(builtPages().map(({ path, html }) => [path, html]))
const sitemapText = () => readFileSync(`${previewDist}/sitemap.xml`, 'utf8')

test.describe('the build', () => {
  test('links the languages of each page in both directions', ({ baseURL }) => {
    const origin = baseURL ?? ''
    const pages = pagesByPath()
    const listed = [...pages].filter(([path, html]) => canonicalOf(html) === origin + path)
    expect(listed.length).toBeGreaterThan(400)
    for (const [path, html] of listed) {
      const alternates = alternatesOf(html)
      const [lang = '', rest = ''] = /^\/(\w+)(.*)/.exec(path)?.slice(1) ?? []
      const existing = langs.filter(
        (each) => canonicalOf(pages.get(`/${each}${rest}`) ?? '') === `${origin}/${each}${rest}`,
      )
      expect(existing).toContain(lang)
      const links = existing.map((each) => `${localeOf(each)} ${origin}/${each}${rest}`)
      const fallback = existing.includes('en') ? [`x-default ${origin}/en${rest}`] : []
      expect(alternates, path).toEqual(existing.length > 1 ? links.concat(fallback) : [])
    }
  })

  test('links every listed page where a crawler without scripts finds it', ({ baseURL }) => {
    const origin = baseURL ?? ''
    const pages = pagesByPath()
    const reached = new Set(['/kr/'])
    for (const path of reached) {
      const html = (pages.get(path) ?? '').replaceAll(/<script\b.*?<\/script>/gs, '')
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"?#]*)/g)) reached.add(href)
    }
    const sitemap = sitemapText()
    const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url)
    expect(listed.length).toBeGreaterThan(400)
    const lost = listed.filter((url) => !reached.has(url.slice(origin.length)))
    expect(lost, 'linked by src/layouts/navigation/navigation.ts, or by a page').toEqual([])
  })

  test('links only pages, files and elements that exist', () => {
    expect(brokenLinks(builtPages(), builtPatterns())).toEqual([])
  })

  test('has the share card in the beginning of each page', () => {
    // Some messengers stop reading after some ten kilobytes.
    for (const [path, html] of pagesByPath()) {
      expect(html.indexOf('og:image:alt'), path).toBeLessThan(10_000)
    }
  })

  test('gives every page a share image with its size and text', () => {
    const images = new Set<string>()
    for (const [path, html] of pagesByPath()) {
      const image = metaOf(html, 'og:image')
      expect(image, path).toMatch(/\/assets\/[\w-]{7}\.jpg$/)
      expect(metaOf(html, 'og:image:width'), path).toBe('1200')
      expect(metaOf(html, 'og:image:height'), path).toBe('630')
      expect(metaOf(html, 'og:image:alt'), path).not.toBe('')
      images.add(image ?? '')
    }
    // Three of the site, and one of each page with its own artwork.
    expect(images.size).toBe(9)
  })

  test('describes each page with an id by its own text', () => {
    const own = /^\/\w+\/.+\/\d+$/
    for (const [path, html] of pagesByPath()) {
      if (!own.test(path)) continue
      const list = builtList(path)
      const description = metaOf(html, 'description')
      expect(description, path).toBeTruthy()
      expect(description, path).toBe(metaOf(html, 'og:description'))
      expect(description, path).not.toBe(metaOf(list, 'description'))
    }
  })
})

/** The list page of a detail page. */
function builtList(path: string): string {
  const list = path.replace(/\/\d+$/, '').replace('/devlog/pd-note', '/devlog/withBTS')
  return readFileSync(`${previewDist}${list.replace(/\/link\/survey$/, '/survey')}.html`, 'utf8')
}

/** The log line of a record that the API does not know. */
const noRecord = /^warning: .*code 404/

const robots = 'meta[name=robots]'
const canonical = 'link[rel=canonical]'

test('a post that does not exist is kept out of search results', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.lines.push(noRecord)
  for (const path of ['/en/community/news/99999', '/kr/devlog/pd-note/99999', '/jp/media/99999']) {
    await page.goto(path)
    await expect(page.locator(robots)).toHaveAttribute('content', 'noindex')
    await expect(page.locator(canonical)).toHaveCount(0)
    await expect(page.locator('link[hreflang]')).toHaveCount(0)
  }
})

test('a post that exists again after a missing one may be listed', async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.lines.push(noRecord)
  await page.goto('/en/community/news/99999')
  await expect(page.locator(robots)).toHaveCount(1)
  await page.locator('main a[href="/en/community/news"]').first().click()
  await page.locator('main a[href^="/en/community/news/"]').first().click()
  await expect(page.locator(robots)).toHaveCount(0)
  await expect(page.locator(canonical)).toHaveAttribute('href', new RegExp(`^${baseURL}/en/.*\\d$`))
})

test('an untranslated post names the Korean original', async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.lines.push(noRecord)
  await page.goto('/en/community/news/1040')
  await expect(page.locator(canonical)).toHaveAttribute('href', `${baseURL}/kr/community/news/1040`)
  const sitemap = sitemapText()
  expect(sitemap).toContain('/kr/community/news/1040<')
  expect(sitemap).not.toContain('/en/community/news/1040<')
})

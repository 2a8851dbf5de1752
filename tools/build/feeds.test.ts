import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { atomFeed } from './feeds.ts'

const { DOMParser } = new JSDOM('').window
const origin = 'https://site.example'

interface PostFields {
  title?: string
  publishedAt?: number | null
  html?: string
  board?: 'news' | 'event'
  readAt?: number
}

/** A prerendered page of a post, as the build has it. */
function pageOf(
  id: number,
  { title = `Post ${id}`, publishedAt = id, html = '<p>x</p>', board, readAt = 0 }: PostFields = {},
) {
  const post = { id, title, category: 'Update & more', publishedAt, html }
  const queries = [
    { queryKey: ['en', 'footer'], state: { data: [] } },
    { queryKey: ['en', 'notice', 'detail', id], state: { data: post, dataUpdatedAt: readAt } },
  ]
  const data = JSON.stringify({ path: '', queries: { mutations: [], queries } })
  return { lang: 'en' as const, path: `/community/${board ?? 'news'}/${id}`, data }
}

function read(feed: string) {
  const document = new DOMParser().parseFromString(feed, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('is an Atom feed with what RFC 4287 asks for', () => {
  const feed = atomFeed(origin, 'en', [pageOf(1)])
  read(feed)
  const [first, own = ''] = /<id>(urn:uuid:[^<]*).*<id>(urn:uuid:[^<]*)/s.exec(feed)?.slice(1) ?? []
  expect(feed.replaceAll('>\n<', '><').trim()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">' +
      `<id>${first}</id><title>Isle of Lumi · News and events</title>` +
      '<updated>1970-01-01T00:00:00.001Z</updated>' +
      '<author><name>Isle of Lumi</name></author>' +
      `<link rel="self" type="application/atom+xml" href="${origin}/feeds/en.atom"/>` +
      `<link rel="alternate" type="text/html" href="${origin}/en/community/news"/>` +
      `<entry><id>${own}</id><title>Post 1</title>` +
      `<link rel="alternate" type="text/html" href="${origin}/en/community/news/1"/>` +
      '<published>1970-01-01T00:00:00.001Z</published>' +
      '<updated>1970-01-01T00:00:00.001Z</updated>' +
      '<category term="Update &amp; more"/><summary>x</summary></entry></feed>',
  )
})

test('has the newest twenty of news and events together, each with its own URL', () => {
  const pages = Array.from({ length: 30 }, (_, index) =>
    pageOf(index + 1, { board: index % 2 === 0 ? 'news' : 'event' }),
  )
  const feed = read(atomFeed(origin, 'en', pages))
  const links = [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(20)
  expect(links.slice(0, 2)).toEqual([
    `${origin}/en/community/event/30`,
    `${origin}/en/community/news/29`,
  ])
})

test('leaves out what has no day, is of another language, or is no post', () => {
  const pages = [
    pageOf(1, { publishedAt: null }),
    { ...pageOf(2), lang: 'kr' as const },
    { ...pageOf(3), path: '/link/community/news/3' },
    { ...pageOf(4), path: '/community/news' },
  ]
  expect(textsOf(read(atomFeed(origin, 'en', pages)), 'entry')).toEqual([])
})

test('hostile titles and texts stay text', () => {
  const title = '</title><script>x</script> & "quoted" \u0000\u0007\ud800 🏮'
  const table = '<table><tr><th>Time</th><td>10:00</td></tr></table>'
  const html = `<script>x</script><p>One &amp; two</p>${table}<p>${'long '.repeat(200)}</p>`
  const feed = read(atomFeed(origin, 'en', [pageOf(1, { title, html })]))
  expect(textsOf(feed, 'entry > title')).toEqual(['</title><script>x</script> & "quoted"  🏮'])
  const [summary = ''] = textsOf(feed, 'summary')
  expect(summary).toMatch(/^One & two Time · 10:00 long .*…$/)
  expect(summary?.length).toBeLessThanOrEqual(281)
})

test('the ids outlive a change of the domain', () => {
  const idsAt = [origin, 'https://other.example'].map((host) =>
    textsOf(read(atomFeed(host, 'en', [pageOf(1), pageOf(2)])), 'id'),
  )
  const [ids = []] = idsAt
  expect(idsAt[1]).toEqual(ids)
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
})

const times = (feed: string) => textsOf(read(feed), 'updated').map((time) => Date.parse(time ?? ''))

test('says when a post was edited after the last build, and keeps that time', () => {
  const edit = { html: '<p>Changed far below the summary</p>', readAt: 9000 }
  const first = {
    feed: atomFeed(origin, 'en', [pageOf(1), pageOf(2)]),
    pages: [pageOf(1), pageOf(2)],
  }
  expect(times(first.feed)).toEqual([2, 2, 1])
  const edited = [pageOf(1, edit), pageOf(2, { readAt: 9000 }), pageOf(3, { readAt: 9000 })]
  const second = { feed: atomFeed(origin, 'en', edited, first), pages: edited }
  expect(times(second.feed)).toEqual([9000, 3, 2, 9000])
  const again = [pageOf(1, { ...edit, readAt: 12_000 }), pageOf(2), pageOf(3)]
  expect(times(atomFeed(origin, 'en', again, second))).toEqual([9000, 3, 2, 9000])
})

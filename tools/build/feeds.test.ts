import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { atomFeed, writeFeeds } from './feeds.ts'

const { DOMParser } = new JSDOM('').window
const origin = 'https://site.example'

interface PostFields {
  title?: string
  publishedAt?: number | null
  html?: string
  board?: 'notice' | 'event'
  startsAt?: number | null
  readAt?: number
}

/** A prerendered page of a post, as the build has it. */
function pageOf(id: number, { readAt = 0, ...fields }: PostFields = {}) {
  const common = { id, title: `Post ${id}`, category: 'Update & more', publishedAt: id }
  const post = { ...common, html: '<p>x</p>', board: 'notice', endsAt: null, ...fields }
  const queries = [
    { queryKey: ['en', 'footer'], data: [] },
    { queryKey: ['en', 'notice', 'detail', id], data: post, dataUpdatedAt: readAt },
  ]
  const data = JSON.stringify({ path: '', queries })
  const folder = post.board === 'event' ? 'event' : 'news'
  return { lang: 'en' as const, path: `/community/${folder}/${id}`, data }
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
    pageOf(index + 1, { board: index % 2 === 0 ? 'notice' : 'event' }),
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

const startsAt = Date.parse('2026-11-18T10:00:00+09:00')
const firstRead = Date.parse('2026-11-01T00:00:00Z')
const day = 86_400_000

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
})
afterEach(() => rm(folder, { recursive: true }))

const eventOf = (id: number, fields: PostFields = {}) =>
  pageOf(id, { startsAt, board: 'event', readAt: firstRead, ...fields })

/** Writes the feeds of some pages. @param at the name of the build, @param last that of the build before */
const build = (pages: Parameters<typeof writeFeeds>[1], at = '1', last = '0') =>
  writeFeeds(join(folder, at), pages, { origin, last: join(folder, last), before: [] })

const fileIn = (name: string, at = '1') => readFile(join(folder, at, 'feeds/en', name), 'utf8')

const valuesOf = (file: string, name: string) =>
  file.match(new RegExp(`(?<=^${name}[:;]).*(?=\\r$)`, 'gm')) ?? []

test('a calendar has all events and maintenance of a language, the first to start first', async () => {
  const fair = eventOf(7, { startsAt: startsAt + day })
  const maintenance = pageOf(9, { startsAt, title: 'Maintenance' })
  await build([fair, maintenance, eventOf(8, { startsAt: null }), { ...eventOf(6), lang: 'kr' }])
  const file = await fileIn('events.ics')
  expect(valuesOf(file, 'UID')).toEqual(['notice-9@isle-of-lumi', 'event-7@isle-of-lumi'])
  expect(valuesOf(file, 'URL')).toEqual([
    `${origin}/en/community/news/9`,
    `${origin}/en/community/event/7`,
  ])
  expect(valuesOf(file, 'X-WR-CALNAME')).toEqual(['Isle of Lumi · Events and maintenance'])
})

test('there is a file for each event, and an empty calendar for a language without any', async () => {
  await build([eventOf(7), { ...eventOf(7), path: '/link/community/event/7' }])
  expect(await readdir(join(folder, '1/feeds/en'))).toEqual(['event-7.ics', 'events.ics'])
  expect(await readdir(join(folder, '1/feeds/jp'))).toEqual(['events.ics'])
  const japanese = await readFile(join(folder, '1/feeds/jp/events.ics'), 'utf8')
  expect(valuesOf(japanese, 'X-WR-CALNAME')).toEqual(['ルミの島｜イベント・メンテナンス'])
  expect(valuesOf(await fileIn('event-7.ics'), 'SUMMARY')).toEqual(['Post 7'])
})

test('an event keeps the time of its revision through builds until it changes', async () => {
  await build([eventOf(7), eventOf(8)])
  const later = { readAt: firstRead + day }
  await build([eventOf(7, later), eventOf(8, { ...later, title: 'Moved' })], '2', '1')
  expect(await fileIn('event-7.ics', '2')).toBe(await fileIn('event-7.ics'))
  expect(valuesOf(await fileIn('events.ics', '2'), 'LAST-MODIFIED')).toEqual([
    '20261101T000000Z',
    '20261102T000000Z',
  ])
  const sequence = async (at: string) =>
    Number(valuesOf(await fileIn('event-8.ics', at), 'SEQUENCE'))
  expect(await sequence('2')).toBeGreaterThan(await sequence('1'))
})

test('without the last site, the sequence still grows', async () => {
  await build([eventOf(7)])
  await build([eventOf(7, { readAt: firstRead + day })], '2')
  const [before, after] = [await fileIn('event-7.ics'), await fileIn('event-7.ics', '2')]
  expect(Number(valuesOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(valuesOf(before, 'SEQUENCE')))
})

test('writes nothing without a public origin', async () => {
  await writeFeeds(folder, [eventOf(7)], { origin: '', last: folder, before: [] })
  expect(await readdir(folder)).toEqual([])
})

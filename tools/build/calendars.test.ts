import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeCalendars } from './calendars.ts'

const origin = 'https://site.example'
const startsAt = Date.parse('2026-11-18T10:00:00+09:00')
const firstRead = Date.parse('2026-11-01T00:00:00Z')
const day = 86_400_000

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calendars-'))
})
afterEach(() => rm(folder, { recursive: true }))

interface PostFields {
  title?: string
  starts?: number | null
  board?: 'notice' | 'event'
  readAt?: number
}

/** A prerendered page of a post, as the build has it. */
function pageOf(
  id: number,
  { title = `Post ${id}`, starts = startsAt, board = 'event', readAt = firstRead }: PostFields = {},
) {
  const data = { id, board, title, html: '', publishedAt: 1, startsAt: starts, endsAt: null }
  const state = { data, dataUpdatedAt: readAt }
  const queries = [{ queryKey: ['en', 'notice', 'detail', id], state }]
  const path = `/community/${board === 'event' ? 'event' : 'news'}/${id}`
  return { lang: 'en' as const, path, data: JSON.stringify({ queries: { queries } }) }
}

/** Builds the calendars of some pages. @param at the name of the build, @param last that of the build before */
const build = (pages: Parameters<typeof writeCalendars>[1], at = '1', last = '0') =>
  writeCalendars(join(folder, at), pages, { origin, last: join(folder, last) })

const read = (name: string, at = '1') => readFile(join(folder, at, 'feeds/en', name), 'utf8')

const valuesOf = (file: string, name: string) =>
  file.match(new RegExp(`(?<=^${name}[:;]).*(?=\\r$)`, 'gm')) ?? []

test('has all events and maintenance of a language, the first to start first', async () => {
  const fair = pageOf(7, { starts: startsAt + day })
  const maintenance = pageOf(9, { board: 'notice', title: 'Maintenance' })
  await build([fair, maintenance, pageOf(8, { starts: null }), { ...pageOf(6), lang: 'kr' }])
  const file = await read('events.ics')
  expect(valuesOf(file, 'UID')).toEqual(['notice-9@isle-of-lumi', 'event-7@isle-of-lumi'])
  expect(valuesOf(file, 'URL')).toEqual([
    `${origin}/en/community/news/9`,
    `${origin}/en/community/event/7`,
  ])
  expect(valuesOf(file, 'X-WR-CALNAME')).toEqual(['Isle of Lumi · Events and maintenance'])
})

test('has a file for each event, and an empty calendar for a language without any', async () => {
  await build([pageOf(7), { ...pageOf(7), path: '/link/community/event/7' }])
  expect(await readdir(join(folder, '1/feeds/en'))).toEqual(['event-7.ics', 'events.ics'])
  expect(await readdir(join(folder, '1/feeds/jp'))).toEqual(['events.ics'])
  const japanese = await readFile(join(folder, '1/feeds/jp/events.ics'), 'utf8')
  expect(valuesOf(japanese, 'X-WR-CALNAME')).toEqual(['ルミの島｜イベント・メンテナンス'])
  expect(valuesOf(await read('event-7.ics'), 'SUMMARY')).toEqual(['Post 7'])
})

test('an event keeps the time of its revision through builds until it changes', async () => {
  await build([pageOf(7), pageOf(8)])
  const later = { readAt: firstRead + day }
  await build([pageOf(7, later), pageOf(8, { ...later, title: 'Moved' })], '2', '1')
  expect(await read('event-7.ics', '2')).toBe(await read('event-7.ics'))
  expect(valuesOf(await read('events.ics', '2'), 'LAST-MODIFIED')).toEqual([
    '20261101T000000Z',
    '20261102T000000Z',
  ])
  const sequence = async (at: string) => Number(valuesOf(await read('event-8.ics', at), 'SEQUENCE'))
  expect(await sequence('2')).toBeGreaterThan(await sequence('1'))
})

test('without the last site, the sequence still grows', async () => {
  await build([pageOf(7)])
  await build([pageOf(7, { readAt: firstRead + day })], '2')
  const [before, after] = [await read('event-7.ics'), await read('event-7.ics', '2')]
  expect(Number(valuesOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(valuesOf(before, 'SEQUENCE')))
})

test('writes nothing without a public origin', async () => {
  await writeCalendars(folder, [pageOf(7)], { origin: '', last: folder })
  expect(await readdir(folder)).toEqual([])
})

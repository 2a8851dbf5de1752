import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { codesOf } from '../src/features/popup/announced-codes.ts'
import { Popup } from '../src/features/popup/popup.schema.ts'
import { sorted } from '../src/lib/collections.ts'
import { toneOf } from '../src/ui/card/badge.tsx'
import { buildContent } from './db/content.ts'
import { day } from './db/calendar.ts'
import { langs } from './db/text.ts'

const now = Date.UTC(2026, 10, 21, 3)
const content = buildContent(now)
const { ko } = content.local
const days = (iso: string) => (now - Date.parse(iso)) / day

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const Posts = v.array(
  v.object({ idx: v.number(), title: v.string(), regDt: v.optional(v.string()) }),
)

/** Returns the lists of a language whose items have an id and a title, by their kind. */
function postsOf(local: (typeof content.local)['ko']) {
  return Object.entries(local).flatMap(([kind, value]) => {
    const { success, output } = v.safeParse(Posts, value)
    return success ? [{ kind, posts: output }] : []
  })
}

test('has as much content of each kind as a season brings', () => {
  expect(ko.notices).toHaveLength(30)
  expect(ko.events).toHaveLength(16)
  expect(ko.faqs).toHaveLength(30)
  expect(content.faqCategories).toHaveLength(5)
  expect(ko.media.filter(({ type }) => type === 'image')).toHaveLength(40)
  expect(ko.media.filter(({ type }) => type === 'youtube')).toHaveLength(20)
  expect(ko.devlog).toHaveLength(14)
  expect(ko.producerNotes).toHaveLength(12)
  expect(ko.games).toHaveLength(3)
  expect(ko.surveys).toHaveLength(11)
  expect(ko.popups).toHaveLength(3)
  expect(ko.keyVisuals).toHaveLength(6)
  expect(content.accounts).toHaveLength(20)
  expect(content.policies.terms).toHaveLength(4)
  expect(content.policies['privacy-policy']).toHaveLength(4)
})

describe.each(langs)('in %s', (lang) => {
  const local = content.local[lang]

  test('no text is empty and no placeholder is left', () => {
    for (const text of textsIn(local)) expect(text).toMatch(/^(?!\s*$)[^{}]+$/)
  })

  test('every link and image stays on the site or is a video', () => {
    const urls = JSON.stringify(local).matchAll(/"\w*(?:Url|Src)":"([^"]+)"/g)
    for (const [, url] of urls) {
      expect(url).toMatch(/^(?:\/(?!\/)|https:\/\/(?:www\.youtube\.com|youtu\.be)\/)/)
    }
  })

  test('the coupon code of the popups is announced', () => {
    const popups = local.popups.map((popup) => v.parse(Popup, popup))
    expect(codesOf(popups)).toEqual(['LUMI3RDENCORE26'])
  })

  test('every category has a color by its id, and keeps it without its name', () => {
    for (const { categoryId, category } of [...local.notices, ...local.events]) {
      expect(toneOf(categoryId), category).not.toBe('quiet')
      expect(toneOf(category)).toBe('quiet')
    }
  })

  test('no two of a list have the same title', () => {
    for (const { kind, posts } of postsOf(local)) {
      expect(new Set(posts.map(({ title }) => title)).size, kind).toBe(posts.length)
    }
  })
})

test('the three languages differ', () => {
  const all = langs.flatMap((lang) => postsOf(content.local[lang]))
  for (const { kind, posts } of postsOf(ko)) {
    for (const { idx, title } of posts) {
      const same = all.flatMap((each) => (each.kind === kind ? each.posts : []))
      const titles = same.filter((post) => post.idx === idx).map((post) => post.title)
      expect(new Set(titles).size, `${kind} ${idx} ${title}`).toBe(titles.length)
    }
  }
})

test('the newest notice is of the last week, and events are past, running and to come', () => {
  expect(days(ko.notices[0]?.regDt ?? '')).toBeLessThan(7.5)
  const state = ({ startDt = '', endDt = '' }) =>
    days(startDt) < 0 ? 'coming' : days(endDt) < 0 ? 'running' : 'past'
  const states = ko.events.map(state)
  for (const each of ['coming', 'running', 'past']) {
    expect(states.filter((one) => one === each).length).toBeGreaterThanOrEqual(3)
  }
  expect(ko.events.map(({ idx }) => idx)).toEqual(expect.arrayContaining([540, 541, 542, 544]))
})

test('the next maintenance is announced on every day of the week', () => {
  for (const later of [0, 1, 2, 3, 4, 5, 6]) {
    const at = now + later * day
    const { notices } = buildContent(at).local.en
    const next = notices.slice(0, 6).find(({ endDt }) => Date.parse(endDt ?? '') > at)
    expect(next?.categoryId, `${later}`).toBe('maintenance')
  }
})

test('lists are the newest first, and nothing is written in the future', () => {
  const dated = postsOf(ko).flatMap(({ posts }) => {
    const dates = posts.flatMap(({ regDt }) => regDt ?? [])
    return dates.length > 0 ? [dates] : []
  })
  expect(dated.length).toBeGreaterThan(2)
  for (const dates of dated) {
    const ages = dates.map(days)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(ages).toEqual(sorted(ages, (a, b) => a - b))
  }
})

const ids = (lang: 'en' | 'ja') => new Set(content.local[lang].notices.map(({ idx }) => idx))

test('some were never translated', () => {
  expect(ids('en').has(1040)).toBe(false)
  expect(ids('ja').has(1046)).toBe(false)
  expect(ids('en').has(1046)).toBe(true)
})

test.each([
  ['levels', 'level'],
  ['styles', 'stylePoints'],
] as const)('three years of %s, ordered by %s, the oldest of 5,000 rows', (board, column) => {
  const seasons = content.seasons[board]
  const sizes = seasons.map(({ seasonFilename }) => {
    expect(seasonFilename).toMatch(/^[\w-]{1,64}\.json$/)
    const rows = content.leaderboard(board, seasonFilename)?.highRankerList ?? []
    const values = rows.map((row) => row[column] ?? 0)
    expect(values).toEqual(sorted(values, (a, b) => b - a))
    return rows.length
  })
  expect(new Set(seasons.map(({ year }) => year)).size).toBeGreaterThanOrEqual(3)
  expect(sizes.at(-1)).toBe(5000)
  expect(new Set(sizes.slice(0, -1))).toEqual(new Set([100]))
})

test('some rows have an unknown icon, some no club, and one name exists twice', () => {
  const file = content.seasons.levels[0]?.seasonFilename ?? ''
  const rows = content.leaderboard('levels', file)?.highRankerList ?? []
  const known = new Set(content.userIcons.map(({ Id }) => Id))
  expect(rows.some(({ userProfileIcon }) => !known.has(userProfileIcon))).toBe(true)
  expect(rows.some(({ clubEmblem }) => clubEmblem === -1)).toBe(true)
  expect(new Set(rows.map(({ nickname }) => nickname)).size).toBe(rows.length - 1)
})

test('the same clock brings the same content', () => {
  expect(JSON.stringify(buildContent(now))).toBe(JSON.stringify(content))
})

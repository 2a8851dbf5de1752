import { expect, test } from 'vitest'
import type { Lang } from '../../src/i18n/lang.ts'
import {
  droppedItems,
  expectComplete,
  lostPages,
  missingKinds,
  sameTitles,
  type GuardedPage,
} from './guard.ts'

const page = (lang: Lang, path: string): GuardedPage => ({ lang, path, data: '' })

const posts = (count: number, lang: Lang = 'kr') =>
  Array.from({ length: count }, (_, index) => page(lang, `/community/news/${index + 1}`))

const own = (lang: Lang) => (id: number) => `${lang} ${id}`

/** Returns a page with a list of as many items. */
function listPage(lang: Lang, total: number, titleOf = own(lang)): GuardedPage {
  const ids = Array.from({ length: Math.min(total, 20) }, (_, index) => index + 1)
  const items = ids.map((id) => ({ id, title: titleOf(id) }))
  const queries = [{ queryKey: [lang, 'notice', 'list'], data: { items, total } }]
  return { lang, path: '/community/news', data: JSON.stringify({ queries }) }
}

test.for([
  [60, 0, true],
  [60, 30, true],
  [60, 53, true],
  [60, 54, false],
  [60, 60, false],
  [60, 80, false],
  [3, 0, true],
  [3, 1, false],
  [2, 0, false],
  [8, 6, false],
] as const)('%d pages of a kind, now %d, is a loss: %s', ([before, after, isLoss]) => {
  const lost = lostPages(posts(before), posts(after))
  expect(lost).toEqual(isLoss ? [`/kr/community/news/*: ${before} pages, now ${after}`] : [])
})

test('the kinds of each language are compared apart', () => {
  const before = [...posts(20), ...posts(20, 'en')]
  expect(lostPages(before, posts(40))).toEqual(['/en/community/news/*: 20 pages, now 0'])
})

test('a list that lost its items is found without its pages', () => {
  expect(lostPages([listPage('en', 60)], [listPage('en', 0)])).toEqual([
    'list en ["notice","list"]: 60 items, now 0',
  ])
  expect(lostPages([listPage('en', 60)], [listPage('en', 58)])).toEqual([])
})

test('a list of which more than 10 % were dropped is named', () => {
  const counts = new Map([
    ['/community/notice', { read: 20, dropped: 10 }],
    ['/survey', { read: 20, dropped: 2 }],
  ])
  expect(droppedItems(counts)).toEqual([
    '/community/notice: 50 % of the items do not match docs/api.md',
  ])
})

test('a language with the titles of another is found, unless they are some, or few', () => {
  const partly = (id: number) => (id < 8 ? own('kr')(id) : own('en')(id))
  expect(sameTitles([listPage('kr', 20), listPage('en', 20, own('kr'))])).toEqual([
    'en and kr: 20 of 20 titles are the same',
  ])
  expect(sameTitles([listPage('kr', 20), listPage('en', 20, partly)])).toEqual([])
  expect(sameTitles([listPage('kr', 5), listPage('en', 5, own('kr'))])).toEqual([])
})

test.for([
  [60, 6, false],
  [60, 7, true],
  [3, 2, false],
  [0, 3, true],
  [0, 2, false],
] as const)(
  '%d posts of a kind and %d missing ones stop the build: %s',
  ([count, left, isMuch]) => {
    const missing = new Map(
      Array.from({ length: left }, (_, index) => [
        `/kr/community/news/${900 + index}`,
        `/community/notice, page ${index + 1}`,
      ]),
    )
    expect(missingKinds(posts(count), missing)).toEqual(
      isMuch
        ? [
            `/kr/community/news/*: ${left} of ${count + left} posts, such as /kr/community/news/900 (listed in /community/notice, page 1)`,
          ]
        : [],
    )
  },
)

test('a loss stops the build, says how to accept it, and passes once it is accepted', () => {
  const comparison = { before: posts(10), after: [], items: new Map(), missing: new Map() }
  expect(() => expectComplete({ ...comparison, isAccepted: false })).toThrow(
    /Much less content[\s\S]*10 pages, now 0[\s\S]*--accept-removals/,
  )
  expect(() => expectComplete({ ...comparison, isAccepted: true })).not.toThrow()
  expect(() => expectComplete({ ...comparison, before: [], isAccepted: false })).not.toThrow()
})

import { expect, test } from 'vitest'
import type { Lang } from '../../src/i18n/lang.ts'
import { droppedItems, expectWhole, lostPages, sameTitles, type GuardedPage } from './guard.ts'

const page = (lang: Lang, path: string): GuardedPage => ({ lang, path, data: '' })

const posts = (count: number, lang: Lang = 'kr') =>
  Array.from({ length: count }, (_, index) => page(lang, `/community/news/${index + 1}`))

/** Returns a page with a list of as many items. */
function listPage(
  lang: Lang,
  total: number,
  titleOf = (id: number) => `${lang} ${id}`,
): GuardedPage {
  const items = Array.from({ length: Math.min(total, 20) }, (_, id) => ({
    id: id + 1,
    title: titleOf(id + 1),
  }))
  const queries = [{ queryKey: [lang, 'notice', 'list'], state: { data: { items, total } } }]
  return { lang, path: '/community/news', data: JSON.stringify({ queries: { queries } }) }
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

const korean = (id: number) => `kr ${id}`
const partlyKorean = (id: number) => (id < 8 ? korean(id) : `en ${id}`)

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

test('a backend that responds in one language only is found', () => {
  expect(sameTitles([listPage('kr', 20), listPage('en', 20, korean), listPage('jp', 20)])).toEqual([
    'en and kr: 20 of 20 titles are the same',
  ])
})

test('some untranslated titles, and few titles, are accepted', () => {
  expect(sameTitles([listPage('kr', 20), listPage('en', 20, partlyKorean)])).toEqual([])
  expect(sameTitles([listPage('kr', 5), listPage('en', 5, korean)])).toEqual([])
})

test('a loss stops the build, says how to accept it, and passes once it is accepted', () => {
  const facts = { before: posts(10), after: [], items: new Map() }
  expect(() => expectWhole({ ...facts, isAccepted: false })).toThrow(
    /Much less content[\s\S]*10 pages, now 0[\s\S]*--accept-removals/,
  )
  expect(() => expectWhole({ ...facts, isAccepted: true })).not.toThrow()
  expect(() => expectWhole({ ...facts, before: [], isAccepted: false })).not.toThrow()
})

import { expect, test } from 'vitest'
import { browserLang, chooseLang, type LangClues } from './choose-lang.ts'

const visit: LangClues = { pathname: '/coupon', isPrerenderAgent: false, stored: null, browser: [] }

test.for<[string, Partial<LangClues>, string]>([
  ['the path says it', { pathname: '/jp/coupon', stored: 'en', browser: ['ko'] }, 'jp'],
  ['a prerender agent is Korean', { isPrerenderAgent: true, stored: 'en', browser: ['ja'] }, 'kr'],
  ['a prerender agent keeps a prefix', { isPrerenderAgent: true, pathname: '/en/' }, 'en'],
  ['the saved preference is next', { stored: 'en', browser: ['ja'] }, 'en'],
  [
    'a saved word that is none of ours is passed over',
    { stored: '<script>', browser: ['ja'] },
    'jp',
  ],
  ['the browser decides then', { browser: ['fr-FR', 'ja-JP', 'en'] }, 'jp'],
  ['Korean where nothing fits', { browser: ['fr', 'de'] }, 'kr'],
  ['Korean where nothing is known', {}, 'kr'],
  ['capitals are no prefix', { pathname: '/KR/', browser: ['en'] }, 'en'],
])('%s', ([, clues, lang]) => {
  expect(chooseLang({ ...visit, ...clues })).toBe(lang)
})

test.for([
  [['ko-KR'], 'kr'],
  [['ja'], 'jp'],
  [['EN-us'], 'en'],
  [['eng', 'kok'], null],
  [[], null],
] as const)('of %j the browser wants %s', ([languages, lang]) => {
  expect(browserLang(languages)).toBe(lang)
})

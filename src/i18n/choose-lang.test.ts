import { expect, test } from 'vitest'
import { browserLang, chooseLang, type LangClues } from './choose-lang.ts'

const visit: LangClues = { pathname: '/coupon', isPrerenderAgent: false, stored: null, browser: [] }

test.for<[string, Partial<LangClues>, string]>([
  ['the path has priority', { pathname: '/jp/coupon', stored: 'en', browser: ['ko'] }, 'jp'],
  ['a prerender agent is Korean', { isPrerenderAgent: true, stored: 'en', browser: ['ja'] }, 'kr'],
  ['a prerender agent keeps a prefix', { isPrerenderAgent: true, pathname: '/en/' }, 'en'],
  ['the saved preference is next', { stored: 'en', browser: ['ja'] }, 'en'],
  ['an unknown saved language is ignored', { stored: '<script>', browser: ['ja'] }, 'jp'],
  ['the browser is last', { browser: ['fr-FR', 'ja-JP', 'en'] }, 'jp'],
  ['falls back to Korean for unsupported languages', { browser: ['fr', 'de'] }, 'kr'],
  ['falls back to Korean without clues', {}, 'kr'],
  ['a prefix in capitals is ignored', { pathname: '/KR/', browser: ['en'] }, 'en'],
])('%s', ([, clues, lang]) => {
  expect(chooseLang({ ...visit, ...clues })).toBe(lang)
})

test.for([
  [['ko-KR'], 'kr'],
  [['ja'], 'jp'],
  [['EN-us'], 'en'],
  [['eng', 'kok'], null],
  [[], null],
] as const)('prefers of %j: %s', ([languages, lang]) => {
  expect(browserLang(languages)).toBe(lang)
})

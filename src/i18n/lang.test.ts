import { expect, test } from 'vitest'
import { langOf, langPrefix, localeOf } from './lang.ts'

test.for([
  ['kr', 'ko'],
  ['en', 'en'],
  ['jp', 'ja'],
] as const)('maps %s in URLs to %s for servers, and back', ([lang, locale]) => {
  expect(localeOf(lang)).toBe(locale)
  expect(langOf(locale)).toBe(lang)
})

test.for([
  ['/kr/', 'kr'],
  ['/jp/coupon', 'jp'],
  ['/en', 'en'],
  ['/', null],
  ['/coupon', null],
  ['/ko/', null],
  ['/fr/', null],
  ['/KR/', null],
  ['/krx/', null],
] as const)('%s has the prefix %s', ([path, lang]) => {
  expect(langPrefix(path)).toBe(lang)
})

import { expect, test } from 'vitest'
import { normalizePath } from './normalize-path.ts'

test.for([
  ['/kr', '/kr/'],
  ['/kr/', '/kr/'],
  ['/kr//', '/kr/'],
  ['/kr/coupon', '/kr/coupon'],
  ['/kr/coupon/', '/kr/coupon'],
  ['/jp/community/news/3///', '/jp/community/news/3'],
  ['//kr///x', '//kr///x'],
  ['///', '/'],
] as const)('normalizes %s to %s', ([path, normalized]) => {
  expect(normalizePath(path)).toBe(normalized)
})

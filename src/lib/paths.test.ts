import { expect, test } from 'vitest'
import { normalizePath, nearestPath } from './paths.ts'

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

const patterns = ['/coupon', '/link/coupon', '/devlog/withBTS', '/community/news/$newsIdx']

test.for([
  ['/coupon.', '/coupon'],
  ['/coupon)', '/coupon'],
  ['/coupon」。', '/coupon'],
  ['/coupon%E3%80%82', '/coupon'],
  ['/coupon%22', '/coupon'],
  ['/COUPON', '/coupon'],
  ['//coupon', '/coupon'],
  ['／ｃｏｕｐｏｎ', '/coupon'],
  ['/Link／Coupon,', '/link/coupon'],
  ['/devlog/WITHbts', '/devlog/withBTS'],
  ['/community/news/1060).', '/community/news/1060'],
] as const)('%s means %s', ([path, meant]) => {
  expect(nearestPath(path, patterns)?.path).toBe(meant)
})

test.for(['/', '/coupon', '/coupons', '/coupon/x', '/community/news/%E0%A4%A', '/...', '/%'])(
  'finds nothing for %s',
  (path) => {
    expect(nearestPath(path, patterns)).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { hostRules, valueOf } from './host-rules.ts'
import { policyOf } from './policy.ts'

const patterns = ['/', '/coupon', '/community/news/[1-9]\\d{0,9}', '/ranking/[^/]+']
const policy = policyOf({ redirectScript: 'let a = 1', styleHashes: ["'sha256-1'"], isDemo: false })
const rules = hostRules(policy, patterns)
const csp = 'content-security-policy'
const { html, asset, text } = policy

test.for([
  ['200:text/html; charset=utf-8', html[csp]],
  ['404:text/html', html[csp]],
  ['200:text/javascript', asset[csp]],
  ['206:audio/mpeg', asset[csp]],
  ['200:image/svg+xml', text[csp]],
  ['200:application/json', text[csp]],
  ['404:text/plain', text[csp]],
  ['304:', ''],
  ['304:text/html', ''],
] as const)('the policy of %s', ([key, value]) => {
  const map = rules.headers[csp]
  expect(map && valueOf(map, key)).toBe(value)
})

test('a 304 has only headers on caching', () => {
  const { 'cache-control': _caching, vary: _vary, ...others } = rules.headers
  expect(Object.keys(others).length).toBeGreaterThan(5)
  for (const [name, map] of Object.entries(others)) expect(valueOf(map, '304:'), name).toBe('')
})

test.for([
  ['/kr', '/kr/'],
  ['/kr/', ''],
  ['/kr/index', '/kr/'],
  ['/jp/index.html', '/jp/'],
  ['/index.html', '/'],
  ['/', ''],
  ['/kr/coupon', ''],
  ['/kr/coupon/', '/kr/coupon'],
  ['/kr/coupon.html', '/kr/coupon'],
  ['/kr/404.html', ''],
  ['/legacy.html', ''],
  ['/api/v2/x/', ''],
  ['/evil.example/', ''],
  ['/kr/\r\nset-cookie:a/', ''],
] as const)('%j moves to %j', ([path, moved]) => {
  expect(valueOf(rules.moved, `${encodeURI(path)} ${path}`)).toBe(moved)
})

test.for([
  ['//kr/ /kr/', '/kr/'],
  ['/kr//coupon?a=1 /kr/coupon', '/kr/coupon'],
  ['/kr/coupon?next=//x /kr/coupon', ''],
  ['//evil.example /evil.example', ''],
] as const)('the doubled slash of %s moves to %j', ([key, moved]) => {
  expect(valueOf(rules.moved, key)).toBe(moved)
})

test.for([
  ['/kr/', '/kr/index.html', '/shell/kr.html'],
  ['/en/coupon', '/en/coupon.html', '/shell/en.html'],
  ['/jp/community/news/7', '/jp/community/news/7.html', '/shell/jp.html'],
  ['/kr/community/news/0', '/kr/community/news/0.html', '/.none'],
  ['/kr/404', '/.none', '/.none'],
  ['/coupon', '/.none', '/index.html'],
  ['/', '/.none', '/index.html'],
  ['/fr/', '/.none', '/.none'],
] as const)('%s is the file %s, else %s', ([path, page, shell]) => {
  expect(valueOf(rules.page, path)).toBe(page)
  expect(valueOf(rules.shell, path)).toBe(shell)
})

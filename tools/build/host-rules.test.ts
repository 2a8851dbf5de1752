import { expect, test } from 'vitest'
import { hostRules, valueOf } from './host-rules.ts'
import { readSettings } from '../settings/settings.ts'
import { policyOf } from './policy.ts'

const patterns = ['/', '/coupon', '/community/news/[1-9]\\d{0,9}', '/ranking/[^/]+']
const policy = policyOf({
  inlineScripts: ['let a = 1'],
  styleHashes: ["'sha256-1'"],
  isDemo: false,
  settings: readSettings({}),
})
const rules = hostRules(policy, patterns)
const csp = 'content-security-policy'
const { html, asset, text } = policy

test.for([
  ['200:text/html; charset=utf-8:/kr/index.html', html[csp]],
  ['404:text/html:/kr/404.html', html[csp]],
  ['200:text/javascript:/assets/a.js', asset[csp]],
  ['200:image/png:/assets/xml-json.png', asset[csp]],
  ['206:audio/mpeg:/assets/a.mp3', asset[csp]],
  ['200:image/svg+xml:/favicon.svg', text[csp]],
  ['200:application/json:/api/x', text[csp]],
  // Browsers download calendar files, which a sandbox may not.
  ['200:text/calendar; charset=utf-8:/feeds/kr/events.ics', asset[csp]],
  ['404:text/plain:/missing.txt', text[csp]],
  // A 304 has no type.
  ['304::/kr/index.html', html[csp]],
  ['304::/kr/coupon.html.br', html[csp]],
  ['304::/sitemap.xml.gz', text[csp]],
  ['304::/feeds/kr.atom', text[csp]],
  ['304::/feeds/kr/events.ics.br', asset[csp]],
  ['304::/assets/a.js.br', asset[csp]],
] as const)('the policy of %s', ([key, value]) => {
  const map = rules.headers[csp]
  expect(map && valueOf(map, key)).toBe(value)
})

test('a 304 repairs a page that was stored with another policy: it has all headers of its page', () => {
  for (const [name, map] of Object.entries(rules.headers)) {
    const key = (status: number) =>
      map.key
        .replace('$status', `${status}`)
        .replace('$sent_http_content_type', status === 304 ? '' : 'text/html')
        .replace('$uri', '/kr/index.html')
    expect(valueOf(map, key(304)), name).toBe(valueOf(map, key(200)))
  }
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

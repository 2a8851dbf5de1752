import { describe, expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://own.invalid/0b7e',
  'blob:https://evil.example/0b7e',
  'filesystem:https://evil.example/temporary/x',
  'file:///etc/passwd',
  'intent://scan/#Intent;scheme=zxing;end',
  'view-source:https://evil.example',
  'about:blank',
  'chrome://settings',
  'ftp://evil.example/x',
  'ws://evil.example',
  'mailto:a@evil.example',
  'tel:+8210',
  'market://details?id=x',
  'itms-apps://apps.apple.com/x',
  'http://evil.example',
]
const before = ['', ' ', '\t', '\n', '\u0000', '\u0001', '\u00a0', '\ufeff']
const hostileSchemes = schemes.flatMap((url) => before.map((edge) => edge + url))

const hostile = [
  // Other hosts that look like a path of this site.
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  // Neither absolute nor root-relative.
  '',
  ' ',
  'news',
  './news',
  '../news',
  '?page=2',
  '#top',
  'evil.example',
  'https:',
  'https:evil',
  'https:/evil',
  'https:\\evil',
  'https://',
  'https://%',
  'https://[::1',
  'https://a b',
  'https://evil.example:99999',
  // User info before the host.
  'https://own.invalid@evil.example',
  'https://us:password@evil.example',
  'https://us:@evil.example',
  'https://:password@evil.example',
  'https://own.invalid\\@evil.example/..//',
  // The placeholder for the site's own origin is rejected too.
  'https://own.invalid/x',
  'HTTPS://OWN.INVALID/x',
  // Over the length limit.
  `https://evil.example/${'a'.repeat(2048)}`,
  `/${'a'.repeat(2048)}`,
]

/** Resolves a URL as a browser does on a page of the site. */
const resolved = (url: string) => new URL(url, 'https://island.example/kr/')

describe('refuses', () => {
  test('more than a hundred', () => {
    expect(hostile.length + hostileSchemes.length).toBeGreaterThan(150)
  })

  test.for(hostileSchemes)('%j', (url) => {
    expect(safeUrl(url)).toBeNull()
  })

  test.for(hostile)('%j', (url) => {
    expect(safeUrl(url)).toBeNull()
  })

  test.for([undefined, null, 0, {}, [], ['https://a.example'], true])('%j', (value) => {
    expect(safeUrl(value)).toBeNull()
  })
})

test.for([
  ['https://a.example', 'https://a.example/'],
  ['HTTPS://A.example/x?y=1#z', 'https://A.example/x?y=1#z'.toLowerCase()],
  ['https://xn--9q8h.example/', 'https://xn--9q8h.example/'],
  ['https://а.example/', 'https://xn--80a.example/'],
  // Browsers resolve these to a host, so the result names that host.
  ['\\\\other.example', 'https://other.example/'],
  ['\\/other.example', 'https://other.example/'],
  ['/', '/'],
  ['/kr/community/news/3?page=2#x', '/kr/community/news/3?page=2#x'],
  ['/a/../b', '/b'],
  ['/섬', '/%EC%84%AC'],
  ['/x?next=//evil.example', '/x?next=//evil.example'],
] as const)('returns %s as %s', ([url, safe]) => {
  expect(safeUrl(url)).toBe(safe)
})

const leadsAstray = (url: string) => {
  const safe = safeUrl(url)
  if (safe === null) return false
  const { protocol, host, username, password } = resolved(safe)
  const isOwn = !safe.startsWith('/') || host === 'island.example'
  return !isOwn || protocol !== 'https:' || username + password !== '' || safeUrl(safe) !== safe
}

test('accepts only https URLs and paths of this site, in every combination of parts', () => {
  const parts = [
    '/',
    '\\',
    ':',
    '@',
    '.',
    '..',
    '%2e',
    '\t',
    '\n',
    '?',
    '#',
    'https:',
    'a',
    'data:',
  ]
  // Every URL of up to four of these parts.
  const grow = (shorter: string[]) => shorter.flatMap((url) => parts.map((p) => url + p))
  const two = grow(parts)
  const made = [...parts, ...two, ...grow(two), ...grow(grow(two))]
  expect(made.filter(leadsAstray)).toEqual([])
})

import { expect, test } from 'vitest'
import { checkLinks } from './check-links.ts'

const link = (href: string) => `<main id="main"><a class="x" href="${href}">x</a></main>`
const pageWith = (href: string) => [
  { path: '/en/coupon', html: link(href) },
  { path: '/en/settings', html: '<h2 id="cookies">Cookies</h2>' },
]
const patterns = ['/coupon', '/media/[1-9]\\d{0,9}']

test.for([
  '/en/settings',
  '/en/settings#cookies',
  '/en/media/7?category=2&amp;page=1',
  '#main',
  '?board=note',
  '/game-data/art/a.webp',
  'https://other.example/nope',
  'mailto:help@site.example',
] as const)('accepts %s', (href) => {
  expect(checkLinks(pageWith(href), patterns)).toEqual([])
})

test.for([
  ['/en/nope', 'page'],
  ['/fr/coupon', 'page'],
  ['/assets/gone.js', 'page'],
  ['/en/settings#nope', 'fragment'],
  ['#nope', 'fragment'],
] as const)('finds %s', ([href, rule]) => {
  const findings = checkLinks(pageWith(href), patterns)
  expect(findings.map((finding) => finding.rule)).toEqual([rule])
})

import { expect, test } from 'vitest'
import { brokenLinks } from './built-pages.ts'

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
  expect(brokenLinks(pageWith(href), patterns)).toEqual([])
})

test.for(['/en/nope', '/fr/coupon', '/assets/gone.js', '/en/settings#nope', '#nope'] as const)(
  'finds %s',
  (href) => {
    expect(brokenLinks(pageWith(href), patterns)).toEqual([`/en/coupon: ${href}`])
  },
)

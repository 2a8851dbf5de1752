import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleFirstScript, bundleRedirectScript } from './document-shell.ts'

const redirectScript = await bundleRedirectScript()
const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'

interface Visit {
  url?: string
  userAgent?: string
  /** `null`: storage is blocked. */
  stored?: Record<string, string> | null
  languages?: string[]
  hasLayers?: boolean
}

/** Runs the script as a page would. @returns where it leads to, and what it writes on `<html>` */
function visit({ url = '/kr/', userAgent = chrome, stored = {}, ...device }: Visit) {
  const { pathname, search, hash } = new URL(url, 'https://site.invalid')
  const dataset: Record<string, string> = {}
  let target: string | null = null
  const replace = (to: string) => {
    target = to
  }
  runInNewContext(redirectScript, {
    self: device.hasLayers === false ? {} : { CSSLayerBlockRule: Object },
    location: { pathname, search, hash, replace },
    navigator: { userAgent, languages: device.languages ?? ['ko'], maxTouchPoints: 0 },
    document: { documentElement: { dataset } },
    addEventListener: () => undefined,
    localStorage: stored && { getItem: (key: string) => stored[key] ?? null },
  })
  return { target: target as string | null, dataset }
}

test('the first script is under 3 kB with brotli, and imports nothing before it runs', async () => {
  const firstScript = await bundleFirstScript()
  expect(brotliCompressSync(firstScript).length).toBeLessThan(3000)
  expect(firstScript).not.toMatch(/\bfrom\s*["']|\bimport\s*["']|import\.meta/)
})

test('the redirect script is under 2 kB, in words that every browser with modules can read', () => {
  expect(Buffer.byteLength(redirectScript)).toBeLessThan(2000)
  expect(redirectScript).not.toMatch(/\?\?|\?\.|catch\s*\{|\*\*|\.\.\.|async/)
})

test.for<[string, Visit, string | null]>([
  ['a prefix stays', { url: '/jp/coupon' }, null],
  ['the browser decides', { url: '/', languages: ['fr', 'ja-JP'] }, '/jp/'],
  ['what was chosen before comes first', { url: '/', stored: { language: 'en' } }, '/en/'],
  ['search and hash are preserved', { url: '/coupon?code=A&b#c' }, '/kr/coupon?code=A&b#c'],
  ['blocked storage is no reason to stop', { url: '/media', stored: null }, '/kr/media'],
  [
    'a prerender agent is Korean',
    { url: '/', userAgent: 'ReactSnap', languages: ['en'], stored: { language: 'jp' } },
    '/kr/',
  ],
  ['a prerender agent keeps a prefix', { url: '/en/', userAgent: 'x Prerender y' }, null],
  ['EdgeHTML', { url: '/en/', userAgent: 'Chrome/64 Edge/18.1' }, '/legacy.html?en'],
  [
    'Trident',
    { url: '/coupon', userAgent: 'Trident/7.0; rv:11.0', languages: ['ja'] },
    '/legacy.html?jp',
  ],
  ['MSIE', { url: '/kr/', userAgent: 'MSIE 10.0; Trident/6.0' }, '/legacy.html?kr'],
  ['the Edge of today is none of these', { userAgent: `${chrome} Edg/120.0 EdgA/120` }, null],
  ['a feature of the floor is missing', { hasLayers: false }, '/legacy.html?kr'],
])('%s', ([, options, target]) => {
  expect(visit(options).target).toBe(target)
})

const later = String(Date.now() + 1e9)

test.for<[string, Visit, Record<string, string>]>([
  ['asks for consent', {}, { platform: 'android', consent: 'ask' }],
  ['asks again when it has expired', { stored: { consentExpireTime: '1' } }, { consent: 'ask' }],
  [
    'takes the scheme and the motion',
    { stored: { scheme: 'dark', motion: 'off' } },
    { scheme: 'dark', motion: 'off' },
  ],
  ['space for a remembered UID', { stored: { couponUids: '["1000100001"]' } }, { uid: '' }],
])('%s', ([, options, written]) => {
  expect(visit(options).dataset).toMatchObject(written)
})

test.for<[string, Visit, string]>([
  ['no question that was answered', { stored: { consentExpireTime: later } }, 'consent'],
  ['no question to a prerender agent', { userAgent: 'ReactSnap' }, 'consent'],
  ['no space for a UID that is not remembered', {}, 'uid'],
  ['no scheme that is none', { stored: { scheme: 'pink' } }, 'scheme'],
])('%s', ([, options, absent]) => {
  expect(visit(options).dataset).not.toHaveProperty(absent)
})

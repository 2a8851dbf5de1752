import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { cloudFrontFunction } from './cloudfront.ts'
import { policyOf } from './policy.ts'

const settings = readSettings({ VITE_SITE_ORIGIN: 'https://site.example' })
const policy = policyOf({
  inlineScripts: ['let a = 1'],
  isDemo: false,
  settings,
})
const run: unknown = runInNewContext(`${cloudFrontFunction(policy, ['/', '/coupon'])}; handler`)
const handler = v.parse(v.function(), run)

const Result = v.looseObject({
  uri: v.optional(v.string()),
  statusCode: v.optional(v.number()),
  headers: v.optional(v.record(v.string(), v.object({ value: v.string() }))),
})

function request(uri: string, querystring: object = {}) {
  const event = { context: { eventType: 'viewer-request' }, request: { uri, querystring } }
  return v.parse(Result, handler(event))
}

test.for([
  ['/', '/index.html'],
  ['/kr/', '/kr/index.html'],
  ['/en/coupon', '/en/coupon.html'],
  ['/jp/community/news/1060', '/jp/community/news/1060.html'],
  ['/healthz', '/health.json'],
  ['/assets/a.js', '/assets/a.js'],
  ['/sitemap.xml', '/sitemap.xml'],
] as const)('%s is the file %s', ([uri, file]) => {
  expect(request(uri).uri).toBe(file)
})

test('a twin of a page redirects to it with its search params', () => {
  const query = {
    code: { value: 'A' },
    page: { value: '2', multiValue: [{ value: '2' }, { value: '' }] },
  }
  const moved = request('/kr//coupon/', query)
  expect([moved.statusCode, moved.headers?.location?.value]).toEqual([
    308,
    '/kr/coupon?code=A&page=2&page',
  ])
})

const headersOf = (uri: string, type: string) => {
  const headers = { 'content-type': { value: type } }
  const response = { statusCode: 200, headers }
  const context = { eventType: 'viewer-response' }
  return v.parse(Result, handler({ context, request: { uri }, response })).headers ?? {}
}

test('each type has its headers, and only assets are immutable', () => {
  const page = headersOf('/kr/index.html', 'text/html; charset=utf-8')
  expect(page['content-security-policy']?.value).toBe(policy.html['content-security-policy'])
  expect(page['cache-control']?.value).toBe('no-cache, no-transform')
  const asset = headersOf('/assets/a.js', 'text/javascript')
  expect(asset['content-security-policy']?.value).toBe(policy.asset['content-security-policy'])
  expect(asset['cache-control']?.value).toContain('immutable')
  expect(headersOf('/sitemap.xml', 'text/xml')['content-security-policy']?.value).toContain(
    'sandbox',
  )
})

test('there is no function that CloudFront would refuse', () => {
  const long = { ...policy, html: { 'content-security-policy': 'x'.repeat(10_000) } }
  expect(cloudFrontFunction(long, [])).toBeNull()
})

import { afterEach, expect, test } from 'vitest'
import { recipientsOf, visitData } from '../../src/site-recipients.ts'
import { site } from '../../src/site.ts'
import { readSettings } from '../settings/settings.ts'
import { caddyConfig } from './caddy.ts'
import { headersFile } from './host-files.ts'
import { nginxConfig } from './nginx.ts'
import { checkRecipients, policyOf } from './policy.ts'

const options = {
  inlineScripts: ['let a = 1'],
  isDemo: false,
  settings: readSettings({}),
}

test('the policy of a page is exactly the one that ships', () => {
  expect(policyOf(options).html).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data: https://i.ytimg.com; font-src 'self'; connect-src 'self'; " +
      "media-src 'self'; frame-src https://www.youtube-nocookie.com; manifest-src 'self'; " +
      "worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify",
    'speculation-rules': '"/prefetch.speculationrules"',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy':
      'accelerometer=(), autoplay=(self "https://www.youtube-nocookie.com"), browsing-topics=(), ' +
      'camera=(), clipboard-read=(), clipboard-write=(self), display-capture=(), ' +
      'encrypted-media=(self "https://www.youtube-nocookie.com"), ' +
      'fullscreen=(self "https://www.youtube-nocookie.com"), geolocation=(), gyroscope=(), hid=(), ' +
      'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
      'picture-in-picture=(self "https://www.youtube-nocookie.com"), ' +
      'publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), ' +
      'serial=(), sync-xhr=(), unload=(), usb=(), window-management=(), xr-spatial-tracking=()',
    'cache-control': 'no-cache',
  })
})

/** Returns the policy of a site with these settings. */
const withSettings = (env: Record<string, string>) =>
  policyOf({ ...options, settings: readSettings(env) })

test('allows configured hosts only in their own CSP directives', () => {
  const csp = withSettings({
    VITE_API_BASE: 'https://api.example/v1',
    VITE_ASSETS_BASE: 'https://assets.example',
  }).html['content-security-policy']
  expect(csp).toContain("connect-src 'self' https://api.example https://assets.example;")
  expect(csp).toContain("img-src 'self' data: https://assets.example https://i.ytimg.com;")
  expect(csp).toContain("script-src 'self' 'sha256-")
  expect(csp?.match(/https:\/\/api\.example/g)).toHaveLength(1)
})

test('limits scripts to the folder of the assets if the origin is known', () => {
  const env = { VITE_SITE_ORIGIN: 'https://site.example' }
  const sources = "script-src https://site.example/assets/ https://site.example/legacy.js 'sha256-"
  expect(withSettings(env).html['content-security-policy']).toContain(sources)
  const demo = policyOf({ ...options, isDemo: true, settings: readSettings(env) })
  expect(demo.html['content-security-policy']).toContain("script-src 'self' 'sha256-")
})

test('allows the URLs of monitoring, and names the one of reports', () => {
  const { html } = withSettings({
    VITE_VITALS_URL: 'https://vitals.example/v',
    VITE_ERRORS_URL: 'https://errors.example/e',
    CSP_REPORT_URL: 'https://csp.example/r',
  })
  const csp = html['content-security-policy']
  expect(csp).toContain("connect-src 'self' https://vitals.example https://errors.example;")
  expect(csp).toContain('report-uri https://csp.example/r; report-to csp')
  expect(html['reporting-endpoints']).toBe('csp="https://csp.example/r"')
})

test('the demo build may register its worker, which passes on what a page asks for', () => {
  const { html, asset } = policyOf({ ...options, isDemo: true })
  expect(html['content-security-policy']).toContain("worker-src 'self'")
  expect(html['content-security-policy']).not.toContain('trusted-types')
  expect(html['content-security-policy-report-only']).toContain('trusted-types dompurify')
  expect(asset['content-security-policy']).toContain("connect-src 'self' https://i.ytimg.com")
})

test.for([
  ['', 'max-age=63072000; includeSubDomains'],
  ['max-age=0', 'max-age=0'],
  ['off', undefined],
] as const)('HSTS=%s sends %s for every type of file, on all hosts', ([value, header]) => {
  const settings = readSettings({ HSTS: value })
  const policy = policyOf({ ...options, settings })
  for (const headers of Object.values(policy)) {
    expect(headers['strict-transport-security']).toBe(header)
  }
  for (const config of [
    headersFile(policy),
    nginxConfig(policy, ['/'], settings),
    caddyConfig(policy, ['/'], settings),
  ]) {
    expect(config.includes('strict-transport-security')).toBe(header !== undefined)
    expect(config).toContain(header ?? '')
  }
})

const { pixel } = site.tracking
afterEach(() => {
  pixel.host = ''
})

test('the video host, the origin of the site and the hosts of the API may receive data', () => {
  const settings = readSettings({
    VITE_SITE_ORIGIN: 'https://site.example',
    VITE_API_BASE: 'https://api.example/v1',
    VITE_ASSETS_BASE: 'https://assets.example:8443',
  })
  const policy = policyOf({ ...options, settings }).html['content-security-policy'] ?? ''
  expect(policy).toContain('https://assets.example:8443')
  expect(() => checkRecipients(policy, settings)).not.toThrow()
})

test.for([
  ['vitals', { VITE_VITALS_URL: 'https://other.example/v' }],
  ['error reports', { VITE_ERRORS_URL: 'https://other.example/e' }],
  ['reports of the policy', { CSP_REPORT_URL: 'https://other.example/r' }],
  ['a pixel', {}],
  ['a host in no row', {}],
] as const)('refuses %s without a company', ([name, settings]) => {
  if (name === 'a pixel') pixel.host = 'other.example'
  const policy = 'connect-src https://other.example'
  expect(() => checkRecipients(policy, readSettings(settings))).toThrow('other.example')
})

test('has every text in every language, except companies of trackers that are off', () => {
  pixel.host = 'pixel.example'
  const recipients = recipientsOf(
    readSettings({
      VITE_API_BASE: 'https://api.example',
      VITE_VITALS_URL: 'https://v.example',
      VITE_ERRORS_URL: 'https://e.example',
      CSP_REPORT_URL: 'https://r.example',
    }),
  )
  const names = recipients.map(({ name }) => name)
  expect(names).toEqual(['own', 'video', 'vitals', 'errors', 'reports', 'pixel'])
  for (const { data, purpose } of recipients) {
    const texts = data.flatMap((each) => Object.values(visitData[each]))
    expect([...texts, ...Object.values(purpose)]).not.toContain('')
  }
})

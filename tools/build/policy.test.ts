import { afterEach, expect, test, vi } from 'vitest'
import { cspHash } from '../vite/document-shell.ts'
import { caddyConfig, caddySettings } from './caddy.ts'
import { headersFile } from './host-files.ts'
import { nginxConfig, nginxSettings } from './nginx.ts'
import { policyOf } from './policy.ts'

const facts = { redirectScript: 'let a = 1', styleHashes: [cspHash('p{color:red}')], isDemo: false }

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the policy of a page is exactly the one that ships', () => {
  expect(policyOf(facts).html).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='; " +
      "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='; img-src 'self' https://i.ytimg.com; font-src 'self'; connect-src 'self'; " +
      "media-src 'self'; frame-src https://www.youtube-nocookie.com; manifest-src 'self'; " +
      "worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify",
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

test('hosts of the settings are let in where they serve, and nowhere else', () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.example/v1')
  vi.stubEnv('VITE_ASSETS_BASE', 'https://assets.example')
  const csp = policyOf(facts).html['content-security-policy']
  expect(csp).toContain("connect-src 'self' https://api.example https://assets.example;")
  expect(csp).toContain("img-src 'self' https://assets.example https://i.ytimg.com;")
  expect(csp).toContain("script-src 'self' 'sha256-")
  expect(csp?.match(/https:\/\/api\.example/g)).toHaveLength(1)
})

test('what is no page can never act as one', () => {
  const { asset, text } = policyOf(facts)
  expect(asset['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(text['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  )
})

test('the demo build may register its worker, and only reports on Trusted Types', () => {
  const { html } = policyOf({ ...facts, isDemo: true })
  expect(html['content-security-policy']).toContain("worker-src 'self'")
  expect(html['content-security-policy']).not.toContain('trusted-types')
  expect(html['content-security-policy-report-only']).toContain('trusted-types dompurify')
})

test('the worker of the demo build may pass on what a page asks for; no other file may fetch', () => {
  const { asset } = policyOf({ ...facts, isDemo: true })
  expect(asset['content-security-policy']).toContain("connect-src 'self' https://i.ytimg.com")
  const shipped = policyOf(facts).asset['content-security-policy']
  expect(shipped).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('another script has another hash', () => {
  expect(cspHash('let a = 2')).not.toBe(cspHash(facts.redirectScript))
})

test.for([
  ['', 'max-age=63072000; includeSubDomains'],
  ['max-age=300', 'max-age=300'],
  ['max-age=0', 'max-age=0'],
  ['off', undefined],
])('HSTS=%s sends %s for every type of file', ([value, header]) => {
  vi.stubEnv('HSTS', value)
  for (const headers of Object.values(policyOf(facts))) {
    expect(headers['strict-transport-security']).toBe(header)
  }
})

test('an HSTS value that browsers would ignore fails the build', () => {
  vi.stubEnv('HSTS', 'max-age: 300')
  expect(() => policyOf(facts)).toThrow('HSTS "max-age: 300" is not valid')
})

test.for(['off', 'max-age=300'])('all hosts follow HSTS=%s', (value) => {
  vi.stubEnv('HSTS', value)
  const policy = policyOf(facts)
  for (const config of [
    headersFile(policy),
    nginxConfig(policy, ['/'], nginxSettings()),
    caddyConfig(policy, ['/'], caddySettings()),
  ]) {
    expect(config.includes('strict-transport-security')).toBe(value !== 'off')
    expect(config.includes('max-age=300')).toBe(value !== 'off')
    expect(config).not.toContain('63072000')
  }
})

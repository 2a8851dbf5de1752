import { afterEach, expect, test, vi } from 'vitest'
import { caddyConfig, caddySettings } from './caddy.ts'
import { policyOf } from './policy.ts'

const policy = policyOf({ redirectScript: 'let a = 1', styleHashes: ["'sha256-1'"], isDemo: false })
const config = () => caddyConfig(policy, ['/', '/news/[1-9]\\d{0,9}'], caddySettings())

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the defaults have no proxies and files of the operator', () => {
  expect(config()).not.toContain('reverse_proxy')
  expect(config()).toContain('\n:8080 {\n  root * /srv/site\n')
  expect(config()).toContain('  import /etc/caddy/site.d/*.caddy\n')
})

test('a setting is in its directive', () => {
  vi.stubEnv('CADDY_SITE', 'site.example')
  vi.stubEnv('CADDY_ROOT', '/var/www')
  vi.stubEnv('CADDY_INCLUDE', '/etc/own.caddy')
  expect(config()).toContain('\nsite.example {\n  root * /var/www\n')
  expect(config()).toContain('  import /etc/own.caddy\n')
})

test('what the site requests from its own origin is the backend', () => {
  vi.stubEnv('CADDY_BACKEND', 'http://127.0.0.1:4600/')
  expect(config()).toContain('reverse_proxy http://127.0.0.1:4600 {')
  expect(Array.from(config().matchAll(/handle (\/\S+) \{/g), ([, path]) => path)).toEqual([
    '/api/*',
    '/game-data/*',
  ])
})

test('a group of a rule is a group of Caddy, and its pattern stays as it is', () => {
  expect(config()).toContain('`~^/(kr|en|jp)(?:/|/news/[1-9]\\d{0,9})$` `/shell/${1}.html`')
})

/** The headers of one type of file. */
const snippetOf = (extension: string) => config().split(`(site_${extension}) {`)[1]?.split('\n}')[0]

test('a page has the headers of the policy of pages, and a picture that of assets', () => {
  const { 'cache-control': _stored, ...sent } = policy.html
  for (const [name, value] of Object.entries(sent)) {
    expect(snippetOf('html')).toContain(`${name} \`${value}\``)
  }
  expect(snippetOf('webp')).toContain(policy.asset['content-security-policy'])
  expect(snippetOf('svg')).toContain(policy.text['content-security-policy'])
})

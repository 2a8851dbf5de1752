import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { caddyConfig } from './caddy.ts'
import { policyOf } from './policy.ts'

const facts = { inlineScripts: ['let a = 1'], styleHashes: ["'sha256-1'"], isDemo: false }
const policy = policyOf({ ...facts, settings: readSettings({}) })

const config = (env: Record<string, string> = {}) =>
  caddyConfig(policy, ['/', '/news/[1-9]\\d{0,9}'], readSettings(env))

test('the defaults have no TLS, no proxies and files of the operator', () => {
  expect(config()).not.toContain('reverse_proxy')
  expect(config()).toContain('\n:8080 {\n  root * /srv/site/current/site\n')
  expect(config()).toContain('  import /etc/caddy/site.d/*.caddy\n')
})

test('a setting is in its directive', () => {
  const text = config({
    CADDY_SITE: 'site.example',
    HOST_ROOT: '/var/www',
    CADDY_INCLUDE: '/etc/own.caddy',
    HOST_CERTIFICATE: '/etc/ssl/site.pem',
    HOST_CERTIFICATE_KEY: '/etc/ssl/site.key',
    HOST_ACCESS_LOG: '/var/log/site.log',
  })
  expect(text).toContain('\nsite.example {\n  root * /var/www\n')
  expect(text).toContain('  import /etc/own.caddy\n')
  expect(text).toContain('  tls /etc/ssl/site.pem /etc/ssl/site.key\n')
  expect(text).toContain('    output file /var/log/site.log\n')
})

test('what the site requests from its own origin is the backend', () => {
  const text = config({ HOST_BACKEND: 'http://127.0.0.1:4600/' })
  expect(text).toContain('reverse_proxy http://127.0.0.1:4600 {')
  expect(text).toContain('dial_timeout 3s')
  expect(Array.from(text.matchAll(/handle (\/\S+\/\*) \{/g), ([, path]) => path)).toEqual([
    '/api/*',
    '/game-data/*',
    '/.well-known/*',
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

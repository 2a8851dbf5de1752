import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { nginxConfig } from './nginx.ts'
import { policyOf } from './policy.ts'

function config(env: Record<string, string> = {}): string {
  const settings = readSettings(env)
  const options = { inlineScripts: ['let a = 1'], isDemo: false }
  return nginxConfig(policyOf({ ...options, settings }), ['/', '/coupon'], settings)
}

const tls = {
  VITE_SITE_ORIGIN: 'https://site.example',
  HOST_CERTIFICATE: '/etc/ssl/site.pem',
  HOST_CERTIFICATE_KEY: '/etc/ssl/site.key',
}

const listens = (env: Record<string, string>) => config(env).match(/(?<=^ +listen ).+(?=;$)/gm)

const proxied = (env: Record<string, string>) =>
  config(env).match(/(?<=location \^~ )\S+(?= \{\n)/g)

test('listens on IPv6 too if only a port is given, unless it is off', () => {
  expect(listens({})).toEqual(['8080', '[::]:8080'])
  expect(listens(tls)).toEqual(['443 ssl http2', '[::]:443 ssl http2', '80', '[::]:80'])
  expect(listens({ ...tls, NGINX_IPV6: 'off' })).toEqual(['443 ssl http2', '80'])
})

test('what the site requests from its own origin is the backend, and nothing else', () => {
  const HOST_BACKEND = 'http://127.0.0.1:4600/'
  expect(proxied({})).toBeNull()
  expect(proxied({ HOST_BACKEND, VITE_ACCOUNT_BASE: '/account' })).toEqual([
    '/api/',
    '/game-data/',
    '/account/',
  ])
  const elsewhere = {
    VITE_API_BASE: 'https://api.example/v1',
    VITE_EXTERNAL_API_BASE: 'https://pay.example',
    VITE_ACCOUNT_BASE: 'https://account.example',
  }
  expect(proxied({ HOST_BACKEND, ...elsewhere })).toEqual(['/game-data/'])
})

test('the certificate of a backend with TLS is checked', () => {
  const text = config({ HOST_BACKEND: 'https://backend.example' })
  expect(text).toContain('server backend.example:443')
  expect(text).toContain('proxy_ssl_verify on;')
  expect(text).toContain('proxy_ssl_name backend.example;')
})

test('with a DNS server, the name of the backend is not needed at the start', () => {
  const text = config({ HOST_BACKEND: 'http://backend.example:8000', NGINX_RESOLVER: '10.0.0.2' })
  expect(text).not.toContain('upstream')
  expect(text).toContain('resolver 10.0.0.2 valid=30s;')
  expect(text).toContain('set $site_backend http://backend.example:8000;')
})

/** Returns the directives of each server, without those of its locations. */
const servers = (env: Record<string, string>) =>
  config(env)
    .split(/^server \{$/m)
    .slice(1)
    .map((text) => text.match(/^ {2}\S[^{}\n]*;$/gm)?.map((line) => line.trim()))

test('half-open connections end in each server, and one address has a limit unless it is off', () => {
  const timeouts = ['client_header_timeout 10s;', 'client_body_timeout 10s;', 'send_timeout 30s;']
  const limit = 'limit_conn site_addresses 300;'
  expect(servers(tls)).toEqual([
    expect.arrayContaining([...timeouts, limit, 'limit_conn_status 429;']),
    expect.arrayContaining([...timeouts, limit]),
  ])
  const behindCdn = { ...tls, HOST_CONNECTIONS: 'off' }
  expect(config(behindCdn)).not.toContain('limit_conn')
  expect(servers(behindCdn)).toEqual([
    expect.arrayContaining(timeouts),
    expect.arrayContaining(timeouts),
  ])
  expect(config({ HOST_ID: 'second', HOST_CONNECTIONS: '20' })).toContain(
    'limit_conn second_addresses 20;',
  )
})

import { afterEach, expect, test, vi } from 'vitest'
import { nginxConfig, nginxSettings } from './nginx.ts'
import { policyOf } from './policy.ts'

const policy = policyOf({ redirectScript: 'let a = 1', styleHashes: ["'sha256-1'"], isDemo: false })
const patterns = ['/', '/coupon']
const config = () => nginxConfig(policy, patterns, nginxSettings())

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the defaults have no proxies and a file of the operator', () => {
  expect(config()).not.toContain('proxy_pass')
  expect(config()).toContain('listen 8080;')
  expect(config()).toContain('root /srv/site;')
  expect(config()).toContain('include /etc/nginx/site.d/*.conf;')
  expect(config()).toContain('map_hash_bucket_size 4096;')
})

test('a setting is in its directive', () => {
  vi.stubEnv('NGINX_LISTEN', '127.0.0.1:81')
  vi.stubEnv('NGINX_ROOT', '/var/www')
  vi.stubEnv('NGINX_INCLUDE', '/etc/own.conf')
  expect(config()).toContain('listen 127.0.0.1:81;')
  expect(config()).toContain('root /var/www;')
  expect(config()).toContain('include /etc/own.conf;')
})

const proxied = () => Array.from(config().matchAll(/location \^~ (\S+) \{/g), ([, path]) => path)

test('what the site requests from its own origin is the backend', () => {
  vi.stubEnv('NGINX_BACKEND', 'http://127.0.0.1:4600/')
  expect(proxied()).toEqual(['/api/', '/game-data/'])
  expect(config()).toContain('proxy_pass http://127.0.0.1:4600;')
  vi.stubEnv('VITE_ACCOUNT_BASE', '/account')
  expect(proxied()).toEqual(['/api/', '/game-data/', '/account/'])
})

test('what is on another host has no proxy', () => {
  vi.stubEnv('NGINX_BACKEND', 'http://127.0.0.1:4600')
  vi.stubEnv('VITE_API_BASE', 'https://api.example/v1')
  vi.stubEnv('VITE_EXTERNAL_API_BASE', 'https://pay.example')
  vi.stubEnv('VITE_ACCOUNT_BASE', 'https://account.example')
  expect(proxied()).toEqual(['/game-data/'])
})

import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { nginxConfig } from './nginx.ts'
import { policyOf } from './policy.ts'

function config(env: Record<string, string> = {}): string {
  const settings = readSettings(env)
  const facts = { inlineScripts: ['let a = 1'], styleHashes: ["'sha256-1'"], isDemo: false }
  return nginxConfig(policyOf({ ...facts, settings }), ['/', '/coupon'], settings)
}

const tls = {
  VITE_SITE_ORIGIN: 'https://site.example',
  HOST_CERTIFICATE: '/etc/ssl/site.pem',
  HOST_CERTIFICATE_KEY: '/etc/ssl/site.key',
}

/** Returns the directives of a name, in their order. */
const all = (text: string, name: string) =>
  Array.from(text.matchAll(new RegExp(`^ +${name} (.+);$`, 'gm')), ([, value]) => value)

test('the defaults have no TLS, no proxies, and a file of the operator', () => {
  expect(config()).not.toContain('proxy_pass')
  expect(all(config(), 'listen')).toEqual(['8080', '[::]:8080'])
  expect(all(config(), 'root')).toEqual(['/srv/site/current/site'])
  expect(config()).toContain('include /etc/nginx/site.d/*.conf;')
})

test('a setting is in its directive', () => {
  const text = config({
    NGINX_LISTEN: '127.0.0.1:81',
    HOST_ROOT: '/var/www',
    NGINX_INCLUDE: '/etc/own.conf',
    HOST_ACCESS_LOG: '/var/log/site.log',
  })
  expect(all(text, 'listen')).toEqual(['127.0.0.1:81'])
  expect(all(text, 'root')).toEqual(['/var/www'])
  expect(text).toContain('include /etc/own.conf;')
  expect(all(text, 'access_log')).toEqual(['/var/log/site.log site'])
})

test('a certificate turns on TLS and HTTP/2, and port 80 redirects to the public origin', () => {
  const text = config(tls)
  expect(all(text, 'listen')).toEqual(['443 ssl http2', '[::]:443 ssl http2', '80', '[::]:80'])
  expect(all(text, 'server_name')).toEqual(['site.example', 'site.example'])
  expect(text).toContain('location / { return 301 https://site.example$request_uri; }')
  expect(text).not.toMatch(/return 301 .*\$(?:http_)?host/)
})

test('a user without root can have other ports, and IPv6 can be off', () => {
  const text = config({ ...tls, NGINX_LISTEN: '8080', NGINX_TLS_LISTEN: '8443', NGINX_IPV6: 'off' })
  expect(all(text, 'listen')).toEqual(['8443 ssl http2', '8080'])
})

test('no URL in the access log has a query', () => {
  const [format = ''] =
    config({ HOST_ACCESS_LOG: '/var/log/site.log' }).match(/^log_format.*$/m) ?? []
  expect(format).toContain('$site_logged_path')
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/)
})

test('two sites in one nginx share no name', () => {
  const names = (id: string) => {
    const text = config({
      HOST_ID: id,
      HOST_BACKEND: 'http://127.0.0.1:1',
      HOST_ACCESS_LOG: '/var/log/site.log',
    })
    return Array.from(
      text.matchAll(/^(?:map .* (\$\w+) \{|log_format (\w+)|upstream (\w+))/gm),
      ([, ...found]) => found.join(''),
    )
  }
  expect(names('one').length).toBeGreaterThan(10)
  expect(names('one').filter((name) => names('two').includes(name))).toEqual([])
  expect(config()).not.toContain('map_hash_bucket_size')
})

const proxied = (env: Record<string, string>) =>
  Array.from(config(env).matchAll(/location \^~ (\S+) \{\n/g), ([, path]) => path)

test('what the site requests from its own origin is the backend', () => {
  const env = { HOST_BACKEND: 'http://127.0.0.1:4600/' }
  expect(proxied(env)).toEqual(['/api/', '/game-data/'])
  expect(proxied({ ...env, VITE_ACCOUNT_BASE: '/account' })).toEqual([
    '/api/',
    '/game-data/',
    '/account/',
  ])
})

test('what is on another host has no proxy', () => {
  const env = {
    HOST_BACKEND: 'http://127.0.0.1:4600',
    VITE_API_BASE: 'https://api.example/v1',
    VITE_EXTERNAL_API_BASE: 'https://pay.example',
    VITE_ACCOUNT_BASE: 'https://account.example',
  }
  expect(proxied(env)).toEqual(['/game-data/'])
})

test('connections to the backend are kept open, limited, and say who the client is', () => {
  const text = config({ ...tls, HOST_BACKEND: 'http://127.0.0.1:4600' })
  expect(text).toContain(
    'upstream site_backend {\n  server 127.0.0.1:4600 max_fails=0;\n  keepalive 32;',
  )
  expect(text).toContain('proxy_http_version 1.1;')
  expect(text).toContain('proxy_connect_timeout 3s;')
  expect(text).toContain('proxy_read_timeout 20s;')
  expect(text).toContain('proxy_set_header x-forwarded-for $remote_addr;')
  expect(text).toContain('proxy_set_header x-forwarded-host site.example;')
  expect(text).toContain("proxy_set_header forwarded '';")
  expect(text).toContain('gzip_types application/json;')
})

test('the certificate of a backend with TLS is checked', () => {
  const text = config({ HOST_BACKEND: 'https://backend.example' })
  expect(text).toContain('server backend.example:443')
  expect(text).toContain('proxy_ssl_verify on;')
  expect(text).toContain('proxy_ssl_name backend.example;')
  expect(config({ HOST_BACKEND: 'http://127.0.0.1:1' })).not.toContain('proxy_ssl')
})

test('with a DNS server, the name of the backend is not needed at the start', () => {
  const text = config({ HOST_BACKEND: 'http://backend.example:8000', NGINX_RESOLVER: '10.0.0.2' })
  expect(text).not.toContain('upstream')
  expect(text).toContain('resolver 10.0.0.2 valid=30s;')
  expect(text).toContain('set $site_backend http://backend.example:8000;')
})

test('only known types of files are served, and no dotfiles', () => {
  const [binaries = ''] = config().match(/location ~ \\\.\(\?:avif.*/) ?? []
  expect(binaries).toContain('location ~ \\.(?:avif|ico|jpg|mp3|png|webp|woff2)$ {')
  expect(config()).toContain('location ~ /\\. { return 404; }')
  expect(config()).toContain('location ~ \\.[a-z0-9]+$ { return 404; }')
})

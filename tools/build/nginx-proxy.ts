import { isIP } from 'node:net'
import type { Settings } from '../settings/settings.ts'

/** The paths at which Debian, Ubuntu, Alpine and Arch keep the certificates of the authorities. */
const authorities = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Returns the group of connections to the backend, which stay open. nginx 1.22 cannot look a name up again
 * in one, so a backend with a DNS server of its own (`NGINX_RESOLVER`) has none.
 */
export function backendBlocks({ HOST_BACKEND, HOST_ID, NGINX_RESOLVER }: Settings): string {
  if (HOST_BACKEND === '' || NGINX_RESOLVER !== '') return ''
  const { hostname, port, protocol } = new URL(HOST_BACKEND)
  const server = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  return `upstream ${HOST_ID}_backend {
  server ${server} max_fails=0;
  keepalive 32;
}
`
}

/** Returns the directives that lead to the backend, and check its certificate if it speaks TLS. */
function target({ HOST_BACKEND, HOST_ID, NGINX_RESOLVER }: Settings): string[] {
  const { hostname, protocol } = new URL(HOST_BACKEND)
  const toBackend =
    NGINX_RESOLVER === ''
      ? [`proxy_pass ${protocol}//${HOST_ID}_backend`]
      : [
          // A name in a variable is looked up by each request, so that nginx starts without DNS.
          `resolver ${NGINX_RESOLVER} valid=30s`,
          'resolver_timeout 3s',
          `set $${HOST_ID}_backend ${HOST_BACKEND}`,
          `proxy_pass $${HOST_ID}_backend`,
        ]
  if (protocol !== 'https:') return toBackend
  return [
    ...toBackend,
    'proxy_ssl_server_name on',
    ...(isIP(hostname) ? [] : [`proxy_ssl_name ${hostname}`]),
    'proxy_ssl_verify on',
    'proxy_ssl_verify_depth 3',
    `proxy_ssl_trusted_certificate ${authorities}`,
  ]
}

/**
 * Returns the location that passes a path on to the backend. `X-Forwarded-For` is the address of the
 * connection only: what a client claims is dropped.
 */
export function passBlock(
  path: string,
  headers: Record<string, string>,
  settings: Settings,
): string {
  const { VITE_SITE_ORIGIN: origin, HOST_BACKEND } = settings
  const directives = [
    ...target(settings),
    'proxy_http_version 1.1',
    // The site waits 20 s for a response (src/api/deadline-budget.ts); longer ones have no reader.
    'proxy_connect_timeout 3s',
    'proxy_send_timeout 20s',
    'proxy_read_timeout 20s',
    "proxy_set_header connection ''",
    `proxy_set_header host ${new URL(HOST_BACKEND).host}`,
    'proxy_set_header x-forwarded-for $remote_addr',
    `proxy_set_header x-forwarded-host ${origin === '' ? '$host' : new URL(origin).host}`,
    'proxy_set_header x-forwarded-proto $scheme',
    "proxy_set_header x-real-ip ''",
    "proxy_set_header forwarded ''",
    // Compressed here, so that the backend need not.
    'gzip on',
    'gzip_proxied any',
    'gzip_types application/json',
    'gzip_vary on',
    // In place of the backend's own.
    ...Object.entries(headers).flatMap(([name, value]) => [
      `proxy_hide_header ${name}`,
      `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always`,
    ]),
  ]
  const lines = directives.map((directive) => `    ${directive};`).join('\n')
  return `  location ^~ ${path.replace(/\/$/, '')}/ {\n${lines}\n  }`
}

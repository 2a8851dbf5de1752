import {
  healthFile,
  hostRules,
  isCompressible,
  missingAsset,
  proxiedPaths,
  types,
  type HostMap,
} from './host-rules.ts'
import { backendBlocks, passBlock } from './nginx-proxy.ts'
import type { Settings } from '../settings/settings.ts'
import type { Policy } from './policy.ts'

/** Returns a quoted text. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`

/**
 * Returns the name of the variable of a map: `content-security-policy` of the site `site` is
 * `$site_content_security_policy`.
 */
const named = (id: string) => (name: string) => `$${id}_${name.replaceAll('-', '_')}`

type Variable = ReturnType<typeof named>

/** Returns a map. A header is evaluated for each status that a response gets on its way. */
function mapBlock(
  variable: Variable,
  name: string,
  { key, fallback, rules }: HostMap,
  isHeader: boolean,
): string {
  const lines = rules.map(([pattern, value]) => `  ${quoted(`~${pattern}`)} ${quoted(value)};`)
  return [
    `map ${quoted(key)} ${variable(name)} {`,
    ...(isHeader ? ['  volatile;'] : []),
    `  default ${quoted(fallback)};`,
    ...lines,
    '}',
  ].join('\n')
}

/** Returns a pattern that matches if the client accepts the coding, which is not the case with `q=0`. */
const accepts = (coding: string) =>
  String.raw`(?:^|[\s,])${coding}(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?![\w-])`

// Files are compressed by the build and found by their ending, so no module is needed.
const ending: HostMap = {
  key: '$http_accept_encoding',
  fallback: '',
  rules: [
    [accepts('br'), '.br'],
    [accepts('gzip'), '.gz'],
  ],
}
const contentEncoding: HostMap = {
  key: '$status:$uri',
  fallback: '',
  rules: [
    [String.raw`^(?:200|206|404):.*\.br$`, 'br'],
    [String.raw`^(?:200|206|404):.*\.gz$`, 'gzip'],
  ],
}

/** Returns `listen` directives for IPv4 and, if only a port is given, IPv6. */
function listens(address: string, options: string, { NGINX_IPV6 }: Settings): string[] {
  const isPort = /^\d+$/.test(address)
  return [address, ...(isPort && NGINX_IPV6 === 'on' ? [`[::]:${address}`] : [])].map(
    (each) => `  listen ${each}${options};`,
  )
}

/** Returns the directives for ports, name and certificate. */
function ports(settings: Settings): string[] {
  const { HOST_CERTIFICATE, HOST_CERTIFICATE_KEY, NGINX_LISTEN, NGINX_TLS_LISTEN } = settings
  if (HOST_CERTIFICATE === '') return listens(NGINX_LISTEN || '8080', '', settings)
  return [
    ...listens(NGINX_TLS_LISTEN, ' ssl http2', settings),
    `  ssl_certificate ${HOST_CERTIFICATE};`,
    `  ssl_certificate_key ${HOST_CERTIFICATE_KEY};`,
    '  ssl_protocols TLSv1.2 TLSv1.3;',
    '  ssl_session_cache shared:ssl:10m;',
    '  ssl_session_tickets off;',
  ]
}

/**
 * Returns the limits of slow and of many connections, in every server: until its header is read, a connection
 * belongs to the first one of its port. nginx counts a connection, or a request of HTTP/2, once its header is
 * read, so it is the timeouts that end half-open ones.
 */
function limits({ HOST_ID, HOST_CONNECTIONS }: Settings): [zone: string, use: string] {
  const timeouts = [
    'client_header_timeout 10s',
    'client_body_timeout 10s',
    'send_timeout 30s',
    'reset_timedout_connection on',
  ]
  const isOn = HOST_CONNECTIONS !== 'off'
  const zone = isOn ? `limit_conn_zone $binary_remote_addr zone=${HOST_ID}_addresses:10m;` : ''
  const perAddress = [
    `limit_conn ${HOST_ID}_addresses ${HOST_CONNECTIONS}`,
    'limit_conn_status 429',
  ]
  const use = [...timeouts, ...(isOn ? perAddress : [])]
  return [zone, use.map((directive) => `  ${directive};`).join('\n')]
}

/** Returns the name of the site for `server_name`; without a public origin, any name. */
const serverName = ({ VITE_SITE_ORIGIN: origin }: Settings) =>
  origin === '' ? '_' : new URL(origin).hostname

/** Returns the location of the operator's own files: challenges of certificates, links of apps. */
const wellKnown = ({ HOST_WELL_KNOWN }: Settings) =>
  `  location ^~ /.well-known/ { root ${HOST_WELL_KNOWN}; default_type application/json; }`

/**
 * Returns the server that redirects from the port without TLS. The URL has the public origin, never the
 * `Host` of the request.
 */
function redirectServer(settings: Settings): string {
  const { HOST_CERTIFICATE, VITE_SITE_ORIGIN, NGINX_LISTEN } = settings
  if (HOST_CERTIFICATE === '' || VITE_SITE_ORIGIN === '') return ''
  return `
server {
${listens(NGINX_LISTEN || '80', '', settings).join('\n')}
  server_name ${serverName(settings)};
  server_tokens off;
${limits(settings)[1]}
${wellKnown(settings)}
  location / { return 301 ${VITE_SITE_ORIGIN}$request_uri; }
}
`
}

/** Returns the access log, in which no URL has a query: it may contain a coupon code. */
function accessLog({
  HOST_ID: id,
  HOST_ACCESS_LOG: file,
}: Settings): [format: string, use: string] {
  if (file === 'off') return ['', '  access_log off;']
  const fields =
    '$remote_addr [$time_iso8601] $request_method $' +
    `${id}_logged_path $status $body_bytes_sent $request_time $upstream_response_time "$http_user_agent"`
  return [
    `map $request_uri $${id}_logged_path {\n  '~^(?<${id}_path>[^?]*)' $${id}_path;\n}\nlog_format ${id} ${quoted(fields)};`,
    `  access_log ${file} ${id};`,
  ]
}

/** Serves a compressed or a plain file of one type; a compressed one is named `.br` or `.gz`. */
const serverOf =
  (variable: Variable) =>
  (type: string, ...files: string[]) =>
    `types {} default_type ${type}; try_files ${files.map((file) => `${file}${variable('ending')} ${file}`).join(' ')} =404;`

/**
 * Returns the configuration for nginx 1.22 and newer, to be included in `http { }`. All of its names begin
 * with `HOST_ID`, so that one nginx can serve several sites.
 */
export function nginxConfig(
  policy: Policy,
  patterns: readonly string[],
  settings: Settings,
): string {
  const { headers, moved, page, shell, notFound } = hostRules(policy, patterns)
  const variable = named(settings.HOST_ID)
  const serves = serverOf(variable)
  const sent = { ...headers, 'content-encoding': contentEncoding }
  const maps = { ...sent, moved, page, shell, 'not-found': notFound, ending }
  const texts = Object.entries(types).filter(([name]) => name !== 'html' && isCompressible(name))
  const binaries = Object.entries(types).filter(([name]) => !isCompressible(name))
  const [logFormat, logUse] = accessLog(settings)
  const [zone, limitUse] = limits(settings)
  return `# Generated by the build: a new build overwrites it. See docs/deploy.md.
${Object.entries(maps)
  .map(([name, map]) => mapBlock(variable, name, map, name in sent))
  .join('\n')}
${logFormat}
${zone}
${backendBlocks(settings)}
server {
${ports(settings).join('\n')}
  server_name ${serverName(settings)};
  root ${settings.HOST_ROOT};
${logUse}
${limitUse}
  # Locations of the operator.
  include ${settings.NGINX_INCLUDE};

  absolute_redirect off;
  charset utf-8;
  charset_types ${texts.map(([, type]) => type).join(' ')};
  gzip off;
  server_tokens off;
${Object.keys(sent)
  .map((name) => `  add_header ${name} ${variable(name)} always;`)
  .join('\n')}
  error_page 404 ${variable('not-found')};
  if (${variable('moved')}) { return 308 ${variable('moved')}$is_args$args; }

${proxiedPaths(policy, settings)
  .map(([path, own]) => passBlock(path, own, settings))
  .join('\n')}
  location = /healthz { types {} default_type application/json; try_files ${healthFile} =404; }
${wellKnown(settings)}
  location = /legacy.html { ${serves('text/html', '$uri')} }
  location = ${missingAsset} { internal; ${serves('text/plain', '$uri')} }
  location ~ /\\. { return 404; }
  location ~ \\.html$ { internal; ${serves('text/html', '$uri')} }
${texts.map(([name, type]) => `  location ~ \\.${name}$ { ${serves(type, '$uri')} }`).join('\n')}
  location ~ \\.(?:${binaries.map(([name]) => name).join('|')})$ {
    types { ${binaries.map(([name, type]) => `${type} ${name};`).join(' ')} }
    try_files $uri =404;
  }
  location ~ \\.[a-z0-9]+$ { return 404; }
  location / { ${serves('text/html', variable('page'), variable('shell'))} }
}
${redirectServer(settings)}`
}

/**
 * Returns a main configuration for nginx without root: all of its own files are in one folder.
 * @param include the configuration of the site
 */
export function nginxMain({ folder, include }: { folder: string; include: string }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `worker_processes auto;
worker_rlimit_nofile 16384;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 8192; }
http {
  access_log off;
  # For several sites.
  variables_hash_max_size 4096;
${temporary.join('\n')}
  include ${include};
}
`
}

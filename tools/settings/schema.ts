import * as v from 'valibot'

/** The command that reads the settings, which decides some defaults. */
export type Kind = 'build' | 'demo' | 'start'

const isHttp = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/\s/.test(text)
const withoutEnd = (text: string) => text.replace(/\/+$/, '')

const line = v.pipe(v.string(), v.regex(/^[^\n\r]*$/, 'must be one line'))

/** An http or https URL. */
const url = v.pipe(v.string(), v.check(isHttp, 'must be a URL such as https://site.example/path'))

/** The origin of a host. A slash at the end is ignored. */
const origin = v.pipe(
  v.string(),
  v.transform(withoutEnd),
  v.check(
    (text) => isHttp(text) && new URL(text).origin === text,
    'must be an origin such as https://site.example, without a path',
  ),
)

/** The base of requests: a path of the site, or a URL. A slash at the end is ignored. */
const base = v.pipe(
  v.string(),
  v.transform(withoutEnd),
  v.check(
    (text) => isHttp(text) || /^\/(?!\/)[\w./-]*$/.test(text),
    'must be a URL such as https://api.example/api, or a path such as /api',
  ),
)

const toggle = v.picklist(['on', 'off'], 'must be on or off')

/** A value that is written into a configuration file as it is. */
const token = v.pipe(v.string(), v.regex(/^[^\s;{}"'`]+$/, 'must have no spaces, quotes or braces'))
const path = v.pipe(token, v.regex(/^\//, 'must be an absolute path'))
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'must be lowercase letters and digits'))

const share = v.pipe(
  v.string(),
  v.check(
    (text) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 1,
    'must be a number from 0 to 1',
  ),
)

const hsts = v.pipe(
  v.string(),
  v.regex(
    /^(?:off|max-age=\d+(?:; includeSubDomains)?(?:; preload)?)$/,
    'must be off, or a value such as max-age=300',
  ),
)

const labels = { build: 'prod', demo: 'qa', start: 'local' } as const

/** A setting whose default is not checked. */
const or = (schema: v.GenericSchema<string, string>, fallback: string) =>
  v.optional(
    v.lazy((value) => (value === fallback ? v.string() : schema)),
    fallback,
  )

/** Returns the schema of all settings. An empty or missing value is the default. */
export const settingsSchema = (kind: Kind, isMocked: boolean) =>
  v.object({
    VITE_SITE_ORIGIN: or(origin, ''),
    VITE_ENV_LABEL: v.optional(
      v.picklist(['local', 'qa', 'prod'], 'must be local, qa or prod'),
      labels[kind],
    ),
    VITE_RELEASE: or(line, ''),
    VITE_GAME_CODE: or(line, ''),
    VITE_API_BASE: or(base, '/api'),
    VITE_EXTERNAL_API_BASE: or(base, ''),
    VITE_ASSETS_BASE: or(base, ''),
    VITE_ACCOUNT_BASE: or(base, isMocked ? '/mock-account' : ''),
    VITE_IDEMPOTENCY: v.optional(toggle, 'off'),
    VITE_MOCK: v.optional(toggle, 'on'),
    PRERENDER_ORIGIN: or(origin, ''),
    VITE_VITALS_URL: or(url, ''),
    VITE_ERRORS_URL: or(url, ''),
    VITE_ERRORS_SHARE: or(share, ''),
    CSP_REPORT_URL: or(url, ''),
    HSTS: v.optional(hsts, 'max-age=63072000; includeSubDomains'),
    HOST_ID: v.optional(id, 'site'),
    HOST_ROOT: v.optional(path, '/srv/site/current/site'),
    HOST_WELL_KNOWN: v.optional(path, '/srv/well-known'),
    HOST_BACKEND: or(origin, ''),
    HOST_CERTIFICATE: or(path, ''),
    HOST_CERTIFICATE_KEY: or(path, ''),
    HOST_ACCESS_LOG: v.optional(
      v.union([v.literal('off'), path], 'must be off, or an absolute path'),
      'off',
    ),
    NGINX_LISTEN: or(token, ''),
    NGINX_TLS_LISTEN: v.optional(token, '443'),
    NGINX_IPV6: v.optional(toggle, 'on'),
    NGINX_RESOLVER: or(token, ''),
    NGINX_INCLUDE: v.optional(path, '/etc/nginx/site.d/*.conf'),
    CADDY_SITE: v.optional(token, ':8080'),
    CADDY_INCLUDE: v.optional(path, '/etc/caddy/site.d/*.caddy'),
  })

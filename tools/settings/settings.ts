import { existsSync } from 'node:fs'
import leven from 'leven'
import * as v from 'valibot'

/** The command that reads the settings, which decides some defaults. */
type Kind = 'build' | 'demo' | 'start'

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

/** Returns a setting whose default is not checked. */
const or = (schema: v.GenericSchema<string, string>, fallback: string) =>
  v.optional(
    v.lazy((value) => (value === fallback ? v.string() : schema)),
    fallback,
  )

/** Returns the schema of all settings. An empty or missing value is the default. */
const settingsSchema = (kind: Kind, isMocked: boolean) =>
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
    HOST_CONNECTIONS: v.optional(
      v.pipe(v.string(), v.regex(/^(?:off|[1-9]\d{0,5})$/, 'must be off, or a number such as 300')),
      '300',
    ),
    NGINX_LISTEN: or(token, ''),
    NGINX_TLS_LISTEN: v.optional(token, '443'),
    NGINX_IPV6: v.optional(toggle, 'on'),
    NGINX_RESOLVER: or(token, ''),
    NGINX_INCLUDE: v.optional(path, '/etc/nginx/site.d/*.conf'),
    CADDY_SITE: v.optional(token, ':8080'),
    CADDY_INCLUDE: v.optional(path, '/etc/caddy/site.d/*.caddy'),
  })

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>
type Env = Readonly<Record<string, string | undefined>>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settingsSchema('build', false).entries)

/** Variables of other tools that look like settings. */
const ofOthers = new Set(['VITE_USER_NODE_ENV', 'VITE_CJS_IGNORE_WARNING'])

/** The largest number of typos for which a name is taken for a misspelled setting. */
const mostTypos = 2

/** Returns a problem for each variable that is unknown, or is a misspelled setting. */
function unknownNames(env: Env): string[] {
  return Object.keys(env).flatMap((name) => {
    if (settingNames.includes(name) || ofOthers.has(name)) return []
    const nearest = settingNames.reduce((best, each) =>
      leven(name, each) < leven(name, best) ? each : best,
    )
    const isTypo = name.length > 5 && leven(name, nearest) <= mostTypos
    if (!isTypo && !name.startsWith('VITE_')) return []
    return [`${name} is not a setting. The nearest one is ${nearest}.`]
  })
}

/**
 * Parses the settings of an environment. An empty value is the default.
 * @throws {Error} that lists all unknown names and wrong values
 */
export function readSettings(env: Env, kind: Kind = 'build'): Settings {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const isMocked = kind === 'demo' || (kind === 'start' && given.VITE_MOCK !== 'off')
  const result = v.safeParse(settingsSchema(kind, isMocked), given)
  const problems = unknownNames(env)
  for (const { path, message, input } of result.issues ?? []) {
    problems.push(`${String(path?.[0]?.key)}="${String(input)}" ${message}.`)
  }
  if (!given.HOST_CERTIFICATE !== !given.HOST_CERTIFICATE_KEY) {
    problems.push('HOST_CERTIFICATE and HOST_CERTIFICATE_KEY belong together: set both or none.')
  }
  if (!result.success || problems.length > 0) {
    const list = problems.map((problem) => `- ${problem}`).join('\n')
    throw new Error(`The settings are wrong (.env or environment, see .env.example):\n${list}`)
  }
  return result.output
}

/** Adds the variables of `.env`, if there is one, to the environment, which has priority. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile()
}

/** Returns the settings as lines: name, value, and where it is from. */
export function settingsTable(settings: Settings, env: Env): string {
  const width = Math.max(...settingNames.map((name) => name.length)) + 2
  return Object.entries(settings)
    .map(([name, value]) => {
      const source = env[name] ? 'set' : 'default'
      return `${name.padEnd(width)}${source.padEnd(9)}${value === '' ? '(none)' : value}`
    })
    .join('\n')
}

/** Returns the constants of the bundle: the settings whose names begin with `VITE_`. */
export function bundleConstants(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith('VITE_'))
      .map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}

import { langs } from '../../src/i18n/lang.ts'
import type { Settings } from '../settings/settings.ts'
import type { Policy } from './policy.ts'
import { shellName } from './shells.ts'

// The rules of every host. The configurations and the preview server are generated from this one list.

/** A lookup as nginx has it: the value of the first pattern that matches the key, else the fallback. */
export interface HostMap {
  /** The key, in variables of nginx. */
  key: string
  fallback: string
  /** A regular expression and its value, in which `$1` is the first group. */
  rules: readonly (readonly [pattern: string, value: string])[]
}

/** A file name that no build writes. */
const noFile = '/.none'

/** The state of the release (`/healthz`), also for hosts that know only files. */
export const healthFile = '/health.json'

/** The body of a missing asset. */
export const missingAsset = '/missing.txt'

export const types: Record<string, string> = {
  atom: 'application/atom+xml',
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp3: 'audio/mpeg',
  png: 'image/png',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
}

/** Returns true for text, which the build stores compressed as well. */
export const isCompressible = (extension: string) => /text|json|xml/.test(types[extension] ?? '')

const textTypes = 'json|xml|text/plain'

/** Returns the kind of a file whose headers a type has. */
export const kindOf = (type: string): keyof Policy =>
  type === types.html ? 'html' : new RegExp(textTypes).test(type) ? 'text' : 'asset'

const prefix = `/(?:${langs.join('|')})`

/** Maps the path of a request to files, and the response to its headers. */
export interface HostRules {
  /** The URL that a twin redirects to: a trailing slash, a doubled slash, `.html`, `/index`. */
  moved: HostMap
  /** The file of a prerendered page. */
  page: HostMap
  /** The shell of a URL that the site knows and that may have no file. */
  shell: HostMap
  /** The body of a 404. */
  notFound: HostMap
  /** The value of each header. An empty value leaves the header out. */
  headers: Record<string, HostMap>
}

/**
 * Returns the values of a header by kind of file. Browsers merge the headers of a 304 into the stored page, so a 304
 * has the policy of its page: a page that was stored with the policy of another release is repaired by it. It has no
 * type, so that its file decides.
 */
function policyMap(name: string, { html, asset, text }: Policy): HostMap {
  return {
    key: '$status:$sent_http_content_type:$uri',
    fallback: asset[name] ?? '',
    rules: [
      // nginx has added the headers of the file already when it refuses a range.
      ['^416:', ''],
      [String.raw`^304:.*\.html(?:\.br|\.gz)?$`, html[name] ?? ''],
      [
        String.raw`^304:.*\.(?:atom|json|speculationrules|xml|txt|svg|webmanifest)(?:\.br|\.gz)?$`,
        text[name] ?? '',
      ],
      [String.raw`^\d+:text/html`, html[name] ?? ''],
      [String.raw`^\d+:[^:]*(?:${textTypes})`, text[name] ?? ''],
    ],
  }
}

/** Returns the rules of a site with this policy. @param patterns the paths that the router knows */
export function hostRules(policy: Policy, patterns: readonly string[]): HostRules {
  const known = patterns.join('|')
  const lang = `(${langs.join('|')})`
  const names = new Set(Object.values(policy).flatMap((headers) => Object.keys(headers)))
  names.delete('cache-control')
  return {
    moved: {
      // The path as it was sent, then as it is read: decoded, with single slashes.
      key: '$request_uri $uri',
      fallback: '',
      rules: [
        [' /index(?:\\.html)?$', '/'],
        [` ${prefix}/404\\.html$`, ''],
        [` /${lang}(?:/index(?:\\.html)?)?$`, '/$1/'],
        [` (${prefix}/[\\w./-]*[\\w-])(?:\\.html|/)$`, '$1'],
        [`^[^? ]*//.* (${prefix}/[\\w./-]*)$`, '$1'],
      ],
    },
    page: {
      key: '$uri',
      fallback: noFile,
      rules: [
        [`^(${prefix}/)$`, '$1index.html'],
        [`^${prefix}/404$`, noFile],
        [`^(${prefix}/[^.]+)$`, '$1.html'],
      ],
    },
    shell: {
      key: '$uri',
      fallback: noFile,
      rules: [
        ...patterns.map((pattern) => {
          return [`^/${lang}${pattern}$`, `/shell/$1${shellName(pattern, patterns)}.html`] as const
        }),
        [`^(?:${known})/?$`, '/index.html'],
      ],
    },
    notFound: {
      key: '$uri',
      fallback: '/kr/404.html',
      rules: [
        ['^/assets/', missingAsset],
        [`^/${lang}/.*\\.html$`, '/$1/404.html'],
        ['\\.html$', '/kr/404.html'],
        // Files: mostly probes, which cost less without a page.
        ['/\\.|\\.[A-Za-z0-9]+$', missingAsset],
        [`^/${lang}/`, '/$1/404.html'],
      ],
    },
    headers: {
      ...Object.fromEntries([...names].map((name) => [name, policyMap(name, policy)])),
      'cache-control': {
        key: '$status:$http_range:$uri',
        // No proxy may change pages: the policy has hashes of them, and scripts have an integrity.
        fallback: 'no-cache, no-transform',
        rules: [
          // A range that does not begin at 0 may be refused later (416), which no cache may store.
          ['^(?:200|206|304):(?:bytes=0-\\d*)?:/assets/', 'public, max-age=31536000, immutable'],
          [`^404:.*:${missingAsset.replace('.', '\\.')}$`, 'no-store'],
          // nginx has added the headers of the file already.
          ['^416:', ''],
        ],
      },
      allow: { key: '$status', fallback: '', rules: [['^405$', 'GET, HEAD']] },
      vary: {
        key: '$status:$uri',
        fallback: 'accept-encoding',
        rules: [
          ['^416:', ''],
          [
            `\\.(?:${Object.keys(types)
              .filter((type) => !isCompressible(type))
              .join('|')})$`,
            '',
          ],
        ],
      },
    },
  }
}

/** Returns the value of a map for a key, as nginx does. */
export function valueOf({ rules, fallback }: HostMap, key: string): string {
  for (const [pattern, value] of rules) {
    const match = new RegExp(pattern).exec(key)
    if (match)
      return value.replaceAll(/\$(\d)/g, (_whole, group: string) => match[Number(group)] ?? '')
  }
  return fallback
}

const isPath = (base: string) => base.startsWith('/')

/** Returns the paths that the site requests from its own origin, with the headers of their responses. */
export function proxiedPaths(
  { text }: Policy,
  settings: Settings,
): [string, Record<string, string>][] {
  if (settings.HOST_BACKEND === '') return []
  const files = [
    settings.VITE_API_BASE,
    `${settings.VITE_EXTERNAL_API_BASE}/api`,
    `${settings.VITE_ASSETS_BASE}/game-data`,
  ]
  const { 'content-security-policy': _own, ...everywhere } = text
  const account = settings.VITE_ACCOUNT_BASE
  return [
    ...[...new Set(files)]
      .filter(isPath)
      .map((path): [string, Record<string, string>] => [path, text]),
    // Its pages have a policy of their own.
    ...(isPath(account) ? [[account, everywhere] satisfies [string, Record<string, string>]] : []),
  ]
}

/**
 * Returns a configuration for the same site on another origin: the policy of a build allows scripts of its
 * public origin only.
 */
export const atOrigin = (configuration: string, origin: string) =>
  configuration.replaceAll(/https?:\/\/[\w.:-]+(?=\/assets\/|\/legacy\.js)/g, origin)

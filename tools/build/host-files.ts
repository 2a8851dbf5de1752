import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { langs } from '../../src/i18n/lang.ts'
import { nginxConfig } from './nginx.ts'
import { policyOf, type Policy } from './policy.ts'

/** What a page's inline script is: the first `<script>` without attributes. */
export function inlineScript(html: string): string {
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
}

/** A path as CDNs write it: a placeholder for every part that is a pattern. */
const template = (pattern: string) =>
  pattern
    .split('/')
    .map((part) => (part.includes('[') ? ':part' : part))
    .join('/')

/**
 * The `_redirects` of a CDN: 200 with the shell for an address that the site knows and has no file
 * for, 404 with the language's own page for all others. A file that is there comes before both.
 */
export function redirectsFile(patterns: readonly string[]): string {
  const prefixes = ['', ...langs.map((lang) => `/${lang}`)]
  const known = prefixes.flatMap((prefix) =>
    patterns.map((pattern) => `${prefix}${template(pattern)} /index.html 200`),
  )
  const unknown = langs.map((lang) => `/${lang}/* /${lang}/404.html 404`)
  return [...known, ...unknown, '/* /kr/404.html 404', ''].join('\n')
}

/** The `_headers` of a CDN. No two of its paths cover the same file: values would be joined. */
export function headersFile(policy: Policy, patterns: readonly string[]): string {
  const firstParts = new Set(patterns.map((pattern) => pattern.split('/')[1] ?? ''))
  const pages = [...langs, ...firstParts].flatMap((part) =>
    part === '' ? ['/'] : [`/${part}`, `/${part}/*`],
  )
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
  const rules: [string, Record<string, string>][] = [
    ...pages.map((path): [string, Record<string, string>] => [path, policy.html]),
    ['/legacy.html', policy.html],
    ['/legacy.js', policy.asset],
    ['/assets/*', { ...policy.asset, ...immutable }],
    ...['/icons/*', '/share/*'].map((path): [string, Record<string, string>] => [
      path,
      policy.asset,
    ]),
    ...[
      '/manifests/*',
      '/feeds/*',
      '/favicon.svg',
      '/robots.txt',
      '/sitemap.xml',
      '/address-patterns.json',
    ].map((path): [string, Record<string, string>] => [path, policy.text]),
  ]
  return rules
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n')
}

interface HostFacts {
  /** The folder of the built site, and the one for what is not served. */
  client: string
  host: string
  patterns: readonly string[]
  firstStyles: string
  isDemo: boolean
}

/** Writes every form of the policy and of the statuses that a host may want (headers.md). */
export async function writeHostFiles(facts: HostFacts): Promise<void> {
  const { client, host, patterns, firstStyles, isDemo } = facts
  const signpost = inlineScript(await readFile(join(client, 'index.html'), 'utf8'))
  const policy = policyOf({ signpost, firstStyles, isDemo })
  await writeFile(join(client, 'address-patterns.json'), `${JSON.stringify(patterns, null, 2)}\n`)
  await writeFile(join(client, '_headers'), headersFile(policy, patterns))
  await writeFile(join(client, '_redirects'), redirectsFile(patterns))
  await mkdir(host, { recursive: true })
  await writeFile(join(host, 'nginx.conf'), nginxConfig(policy, patterns))
}

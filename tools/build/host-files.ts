import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { langs } from '../../src/i18n/lang.ts'
import type { Settings } from '../settings/settings.ts'
import { caddyConfig, caddyOptions } from './caddy.ts'
import { cloudFrontFunction } from './cloudfront.ts'
import { withIdentity } from './identity.ts'
import { missingAsset, types } from './host-rules.ts'
import { nginxConfig, nginxMain } from './nginx.ts'
import { shellName } from './shells.ts'
import { checkRecipients, policyOf, prefetchRules, type Policy } from './policy.ts'

/** Returns the inline scripts of a page: all that have neither a URL nor the type of data. */
export function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]* (?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
  )
  return Array.from(scripts, ([, code = '']) => code)
}

/** Returns a path as CDNs write it: a placeholder for each segment that is a pattern. */
const template = (pattern: string) => pattern.replaceAll(/\[[^\]]+\][^/]*/g, ':part')

/**
 * Returns the `_redirects` of a CDN on which an existing file comes first: 200 with the shell for a
 * URL that the site knows, 404 with the page of the language for all others.
 */
function redirectsFile(patterns: readonly string[]): string {
  const known = ['', ...langs.map((lang) => `/${lang}`)].flatMap((prefix) =>
    patterns.map((pattern) => {
      const shell = prefix === '' ? '/index' : `/shell${prefix}${shellName(pattern, patterns)}`
      return `${prefix}${template(pattern)} ${shell}.html 200`
    }),
  )
  const unknown = langs.map((lang) => `/${lang}/* /${lang}/404.html 404`)
  const missing = `/assets/* ${missingAsset} 404`
  return [missing, ...known, ...unknown, '/* /kr/404.html 404', ''].join('\n')
}

/**
 * Returns the `_headers` of a CDN. CDNs join the values of all rules that match, so no header is in
 * two rules that match the same path. The policy of pages is safe for every other file, too.
 */
export function headersFile({ html }: Policy): string {
  const { 'cache-control': pageCache = '', ...everywhere } = html
  const pages = ['/', ...langs.map((lang) => `/${lang}/*`)]
  const rules: [string, Record<string, string>][] = [
    ['/*', everywhere],
    ...pages.map((path): [string, Record<string, string>] => [
      path,
      { 'cache-control': pageCache },
    ]),
    [prefetchRules, { 'content-type': types.speculationrules ?? '' }],
    ['/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }],
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

interface HostOptions {
  /** The folder of the built site, and the one for what is not served. */
  client: string
  host: string
  patterns: readonly string[]
  isDemo: boolean
  settings: Settings
  /** The id of the code, and of the code with its settings. */
  release: string
  build: string
}

/** Returns the policy of a built site under other settings, and the paths that its router knows. */
export async function builtPolicy(root: string, settings: Settings) {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const policy = policyOf({
    inlineScripts: inlineScriptsOf(await read('index.html')),
    // The mock backend of a demo build, which has a policy of its own.
    isDemo: existsSync(join(root, 'mockServiceWorker.js')),
    settings,
  })
  const patterns: string[] = JSON.parse(await read('address-patterns.json'))
  return { policy, patterns }
}

/** Writes the policy and the rules in the form of each host. */
export async function writeHostFiles(options: HostOptions): Promise<void> {
  const { client, host, patterns, isDemo, settings } = options
  const inlineScripts = inlineScriptsOf(await readFile(join(client, 'index.html'), 'utf8'))
  const policy = policyOf({ inlineScripts, isDemo, settings })
  checkRecipients(policy.html['content-security-policy'] ?? '', settings)
  await writeFile(join(client, 'address-patterns.json'), `${JSON.stringify(patterns, null, 2)}\n`)
  await writeFile(join(client, missingAsset), 'Not found\n')
  await writeFile(join(client, '_headers'), headersFile(policy))
  await writeFile(join(client, '_redirects'), redirectsFile(patterns))
  await mkdir(host, { recursive: true })
  const nginx = nginxConfig(policy, patterns, settings)
  await writeFile(join(host, 'nginx.conf'), withIdentity('nginx.conf', nginx, options))
  const main = nginxMain({ folder: '/run/site', include: '/srv/site/current*/nginx.conf' })
  await writeFile(join(host, 'nginx-unprivileged.conf'), main)
  const caddy = caddyConfig(policy, patterns, settings)
  await writeFile(join(host, 'Caddyfile'), withIdentity('Caddyfile', caddy, options))
  await writeFile(join(host, 'options.caddy'), caddyOptions)
  const cloudFront = cloudFrontFunction(policy, patterns)
  if (cloudFront !== null) await writeFile(join(host, 'cloudfront.js'), cloudFront)
}

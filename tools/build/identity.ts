import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { langs } from '../../src/i18n/lang.ts'
import type { Settings } from '../settings/settings.ts'
import { readHealth } from './health.ts'
import { findBuildRecord } from './last-build.ts'

/** The configurations of the web servers. */
const configurations = ['nginx.conf', 'Caddyfile'] as const

/** Returns an id that is different for other code or settings, and the same for the same ones. */
export const buildId = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)

/** Returns the URL of a site on its own machine, and the address to connect to; `null` if they are unknown. */
function checkUrl(host: (typeof configurations)[number], settings: Settings): string | null {
  const { CADDY_SITE, HOST_CERTIFICATE, NGINX_LISTEN, NGINX_TLS_LISTEN, VITE_SITE_ORIGIN } =
    settings
  const hasTls = HOST_CERTIFICATE !== ''
  const given =
    host === 'Caddyfile' ? CADDY_SITE : hasTls ? NGINX_TLS_LISTEN : NGINX_LISTEN || '8080'
  const [whole, scheme, name = '', port] =
    /^(?:(https?):\/\/)?(\[[^\]]*\]|[^:/*]*|\*(?=:))?:?(\d+)?$/.exec(given) ?? []
  if (whole === undefined) return null
  const isPort = name === '' || /^[\d.]+$|^\[|^\*$/.test(name)
  const isTls = scheme === undefined ? hasTls || port === '443' || !isPort : scheme === 'https'
  const isAny = name === '' || name === '*' || name === '0.0.0.0'
  const address =
    /^\d+$/.test(name) || isAny || !isPort ? '127.0.0.1' : name.replace('[::]', '[::1]')
  const number = port ?? (/^\d+$/.test(name) ? name : isTls ? '443' : '80')
  const ofSite = VITE_SITE_ORIGIN === '' ? '127.0.0.1' : new URL(VITE_SITE_ORIGIN).hostname
  const hostname = isPort ? ofSite : name
  return `${isTls ? 'https' : 'http'}://${hostname}:${number} ${address}:${number} /${langs[0]}/`
}

/** Adds to a configuration of which build it is, and the URL at which deploy/switch.sh looks at it. */
export function withIdentity(
  host: (typeof configurations)[number],
  configuration: string,
  { release, build, settings }: { release: string; build: string; settings: Settings },
): string {
  const url = checkUrl(host, settings)
  const lines = [
    `# Release: ${release}`,
    `# Build: ${build}`,
    ...(url === null ? [] : [`# Check: ${url}`]),
  ]
  return `${lines.join('\n')}\n${configuration}`
}

/** Returns the id of the build that a configuration belongs to. */
export const buildOf = (configuration: string) => /^# Build: (.*)$/m.exec(configuration)?.[1] ?? ''

/** @throws {Error} if a site and its configurations are of different builds */
export async function expectOneBuild(site: string, host: string): Promise<void> {
  const { build } = await readHealth(site)
  for (const name of configurations) {
    const configuration = await readFile(join(host, name), 'utf8').catch(() => '')
    if (buildOf(configuration) === build) continue
    throw new Error(
      existsSync(join(host, name))
        ? `${site} and ${host}/${name} are of different builds. Run npm run build.`
        : `There is no ${host}/${name}. ${site} and ${host} belong together: keep both, or run npm run build.`,
    )
  }
}

/** @throws {Error} if a site, its configurations and the record of the last build do not belong together */
export async function expectSameState(
  site: string,
  host: string,
  lastBuildDir: string,
): Promise<void> {
  await expectOneBuild(site, host)
  const { build, content } = await readHealth(site)
  const record = await findBuildRecord(lastBuildDir)
  if (record?.build === build && record.content === content) return
  throw new Error(
    `${site} and ${lastBuildDir} are not of the same build, so that changes cannot be found. Run npm run build.`,
  )
}

/**
 * Returns true for a setting that a content job may change: where it reads, and the name of code that it does not
 * build.
 */
const isOfJob = (name: string) => name === 'PRERENDER_ORIGIN' || name === 'VITE_RELEASE'

/** @throws {Error} if settings that are in the pages or in the configurations of the last build have changed */
export function expectSameSettings(last: Settings, now: Settings): void {
  const before = new Map(Object.entries(last))
  const changed = Object.entries(now).filter(
    ([name, value]) => !isOfJob(name) && before.get(name) !== value,
  )
  if (changed.length === 0) return
  const lines = changed.map(
    ([name, value]) => `- ${name}="${value}", and "${before.get(name) ?? ''}" at the last build`,
  )
  throw new Error(
    `Settings have changed, and a full build writes them into all pages:\n${lines.join('\n')}\n` +
      'Run npm run build, or set them as they were.',
  )
}

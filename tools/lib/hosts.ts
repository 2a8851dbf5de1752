import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Returns the path of an installed nginx, or `null`. `NGINX_PATH` names another one. */
export const nginxPath = (): string | null =>
  firstOf(
    process.env.NGINX_PATH,
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/opt/homebrew/bin/nginx',
  ) ?? null

/** Returns the path of an installed Caddy, or `null`. `CADDY_PATH` names another one. */
export const caddyPath = (): string | null =>
  firstOf(process.env.CADDY_PATH, '/usr/bin/caddy', '/usr/local/bin/caddy') ?? null

/** Returns the first of some programs that is not installed. Node and npm are all that a test may take for granted. */
export const missingProgram = (...names: readonly string[]): string | undefined =>
  names.find((name) => spawnSync('sh', ['-c', 'command -v "$0"', name]).status !== 0)

/**
 * Returns a configuration for the same site on another origin: the policy of a build allows scripts of its
 * public origin only.
 */
export const atOrigin = (configuration: string, origin: string) =>
  configuration.replaceAll(/https?:\/\/[\w.:-]+(?=\/assets\/|\/legacy\.js)/g, origin)

import { existsSync } from 'node:fs'

/** Returns the path of an installed Caddy, or `null`. `CADDY_PATH` names another one. */
export function caddyPath(): string | null {
  const found = [process.env.CADDY_PATH ?? '', '/usr/bin/caddy', '/usr/local/bin/caddy']
  return found.find((path) => path !== '' && existsSync(path)) ?? null
}

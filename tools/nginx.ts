import { existsSync } from 'node:fs'

function isThere(path: string): boolean {
  return path !== '' && existsSync(path)
}

/** Returns the path of an installed nginx, or `null`. `NGINX_PATH` names another one. */
export function nginxPath(): string | null {
  const named = process.env.NGINX_PATH ?? ''
  const found = [named, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
  return found.find(isThere) ?? null
}

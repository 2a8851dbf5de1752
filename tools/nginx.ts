import { execFileSync } from 'node:child_process'
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

/** Installs nginx by the package manager of the system, as Chromium is installed. */
export function installNginx(): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const command = `${sudo}apt-get update && ${sudo}apt-get install -y nginx-light`
  try {
    execFileSync('sh', ['-c', command], { stdio: 'inherit' })
  } catch {
    // The caller looks again.
  }
}

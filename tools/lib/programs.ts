import { execFileSync, spawnSync } from 'node:child_process'

/** Returns the path of the first of some programs that is installed, for this user or for root; otherwise `null`. */
export function programPath(...names: readonly string[]): string | null {
  const find = ['-c', 'for name; do command -v "$name" && exit; done; exit 1', 'sh', ...names]
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` }
  const { status, stdout } = spawnSync('sh', find, { encoding: 'utf8', env })
  return status === 0 ? stdout.trim() : null
}

/** Returns the path of an installed nginx, or `null`. `NGINX_PATH` names another one. */
export const nginxPath = () => process.env.NGINX_PATH || programPath('nginx')

/** Returns the path of an installed Caddy, or `null`. `CADDY_PATH` names another one. */
export const caddyPath = () => process.env.CADDY_PATH || programPath('caddy')

/** Returns the first of some programs that is not installed. Node and npm are all that a test may take for granted. */
export const missingProgram = (...names: readonly string[]): string | undefined =>
  names.find((name) => programPath(name) === null)

/**
 * Installs packages with the package manager of the system, if it has apt and the permission. The caller looks
 * again. @param sets each is tried if the one before cannot be installed
 */
export function installPackages(...sets: string[]): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const installs = sets.map((packages) => `${sudo}apt-get install -y ${packages}`)
  try {
    const command = `${sudo}apt-get update && (${installs.join(' || ')})`
    execFileSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] })
  } catch {
    console.log(`The package manager could not install ${sets.join(' or ')}.`)
  }
}

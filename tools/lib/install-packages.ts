import { execFileSync } from 'node:child_process'

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

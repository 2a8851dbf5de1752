import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { caddyConfig, caddyOptions } from '#tools/build/caddy.ts'
import { builtPolicy } from '#tools/build/host-files.ts'
import { nginxConfig, nginxMain } from '#tools/build/nginx.ts'
import { caddyPath, nginxPath } from '#tools/lib/programs.ts'
import { readSettings } from '#tools/settings/settings.ts'
import { previewDist } from '#tools/test-build.ts'

type Env = Record<string, string>

/** Returns the configuration of the preview's site with other settings. */
async function configuration(host: 'nginx' | 'Caddy', env: Env): Promise<string> {
  const settings = readSettings({ HOST_ROOT: resolve(previewDist), ...env })
  const { policy, patterns } = await builtPolicy(previewDist, settings)
  return (host === 'nginx' ? nginxConfig : caddyConfig)(policy, patterns, settings)
}

/** Starts nginx or Caddy as this user, with one or more sites. @returns what ends it */
export async function serveVariant(
  host: 'nginx' | 'Caddy',
  folder: string,
  sites: Env[],
): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const [index, env] of sites.entries()) {
    const file = join(folder, `site-${index}.conf`)
    writeFileSync(file, await configuration(host, env))
    files.push(file)
  }
  const main = join(folder, 'main.conf')
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  if (host === 'nginx') {
    writeFileSync(main, nginxMain({ folder, include: join(folder, 'site-*.conf') }))
    const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', main, '-g', 'daemon off;']
    const server = spawn(nginxPath() ?? '', args, { stdio: 'inherit' })
    return () => server.kill()
  }
  const imports = files.map((file) => `import ${file}\n`).join('')
  const options = join(folder, 'options.caddy')
  writeFileSync(options, caddyOptions)
  const global = `  admin off\n  auto_https disable_redirects\n  import ${options}\n`
  writeFileSync(main, `{\n${global}}\n${imports}`)
  const args = ['run', '--config', main, '--adapter', 'caddyfile']
  const server = spawn(caddyPath() ?? '', args, { stdio: 'ignore', env })
  return () => server.kill()
}

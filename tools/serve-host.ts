// `node tools/serve-host.ts nginx`: starts nginx or Caddy as this user, with the configuration that was generated
// for the preview, until it is stopped. Their own commands want root, folders of the system and the public origin,
// which the policy names.
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { nginxMain } from './build/nginx.ts'
import { atOrigin } from './build/host-rules.ts'
import { caddyPath, nginxPath } from './lib/programs.ts'
import { previewFolder } from './test-build.ts'

const hosts = {
  nginx: {
    path: nginxPath(),
    file: 'nginx.conf',
    listen: /^ {2}listen ([^ ;]+)/m,
    main: (folder: string, include: string) => `daemon off;\n${nginxMain({ folder, include })}`,
    run: (folder: string, main: string) => ['-p', folder, '-e', 'stderr', '-c', main],
  },
  caddy: {
    path: caddyPath(),
    file: 'Caddyfile',
    listen: /^http:\/\/(:\d+) \{$/m,
    main: (_folder: string, include: string) =>
      `{\n  admin off\n  default_bind 127.0.0.1\n}\nimport ${include}\n`,
    run: (_folder: string, main: string) => ['run', '--adapter', 'caddyfile', '--config', main],
  },
}
const [, , name = ''] = process.argv
if (name !== 'nginx' && name !== 'caddy') throw new Error('Name a host: nginx or caddy.')
const { path, file, listen, main, run } = hosts[name]
if (path === null) throw new Error(`There is no ${name}. Install it: apt-get install ${name}`)
const source = join(previewFolder, 'dist-host', file)
const configuration = await readFile(source, 'utf8')
const [, address = ''] = listen.exec(configuration) ?? []
const folder = resolve('.cache', name)
await mkdir(folder, { recursive: true })
const site = join(folder, 'site.conf')
const origin = `http://${address.replace(/^:/, '127.0.0.1:')}`
await writeFile(site, atOrigin(configuration, origin))
const mainFile = join(folder, 'main.conf')
await writeFile(mainFile, main(folder, site))
console.log(`${name}: ${source} on ${address}, files in ${folder}`)
// Caddy keeps its certificates and its last configuration in these folders.
const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
const server = spawn(path, run(folder, mainFile), { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill())
server.on('exit', (code) => process.exit(code ?? 0))

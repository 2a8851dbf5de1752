import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { caddyPath } from './lib/hosts.ts'
import { atOrigin } from './lib/at-origin.ts'
import { previewFolder } from './test-build.ts'

// Starts Caddy with the configuration in a folder as generated, until it is stopped:
// `node tools/serve-caddy.ts dist-host`. By default it serves the preview.
const [given] = process.argv.slice(2)
const source = join(given ?? join(previewFolder, 'dist-host'), 'Caddyfile')
const folder = resolve('.cache/caddy')

const path = caddyPath()
if (path === null) throw new Error('There is no Caddy. Install it: apt-get install caddy')
const configuration = await readFile(source, 'utf8')
const [, port = ''] = /^http:\/\/:(\d+) \{$/m.exec(configuration) ?? []
await mkdir(folder, { recursive: true })
const site = join(folder, 'site.caddy')
const own = `http://127.0.0.1:${port}`
await writeFile(site, given === undefined ? atOrigin(configuration, own) : configuration)
const main = join(folder, 'Caddyfile')
await writeFile(main, `{\n  admin off\n  default_bind 127.0.0.1\n}\nimport ${site}\n`)
console.log(`caddy: ${source}, files in ${folder}`)
const server = spawn(path, ['run', '--adapter', 'caddyfile', '--config', main], {
  stdio: 'inherit',
  // Caddy keeps its certificates and its last configuration in these folders.
  env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill())
server.on('exit', (code) => process.exit(code ?? 0))

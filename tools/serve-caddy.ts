import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caddyPath } from './caddy.ts'

// Starts Caddy with the configuration of the last build, as generated, until it is stopped.
const folder = join(process.cwd(), '.cache/caddy')
const main = `{
  admin off
  default_bind 127.0.0.1
}
import ${join(process.cwd(), 'dist-host/Caddyfile')}
`

const path = caddyPath()
if (path === null) throw new Error('There is no Caddy. Install it: apt-get install caddy')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'Caddyfile'), main)
const server = spawn(
  path,
  ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  {
    stdio: 'inherit',
    // Caddy keeps its certificates and its last configuration in these folders.
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill())
server.on('exit', (code) => process.exit(code ?? 0))

import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { nginxMain } from './build/nginx-main.ts'
import { atOrigin } from './lib/at-origin.ts'
import { nginxPath } from './lib/hosts.ts'
import { previewFolder } from './test-build.ts'

// Starts nginx as this user, with the configuration in a folder as generated, until it is stopped:
// `node tools/serve-nginx.ts dist-host`. By default it serves the preview.
const [given] = process.argv.slice(2)
const source = join(given ?? join(previewFolder, 'dist-host'), 'nginx.conf')
const folder = resolve('.cache/nginx')

const path = nginxPath()
if (path === null) throw new Error('There is no nginx. Install it: apt-get install nginx-light')
const configuration = await readFile(source, 'utf8')
const [, listen = ''] = /^ {2}listen ([^ ;]+)/m.exec(configuration) ?? []
const own = `http://${listen.includes(':') ? listen : `localhost:${listen}`}`
await mkdir(folder, { recursive: true })
const site = join(folder, 'site.conf')
await writeFile(site, given === undefined ? atOrigin(configuration, own) : configuration)
const main = join(folder, 'main.conf')
await writeFile(main, `daemon off;\n${nginxMain({ folder, include: site })}`)
console.log(`nginx: ${source} on port ${listen}, files in ${folder}`)
const server = spawn(path, ['-p', folder, '-e', 'stderr', '-c', main], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill())
server.on('exit', (code) => process.exit(code ?? 0))

import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nginxPath } from './nginx.ts'

// Starts nginx with the configuration of the last build, as generated, until it is stopped.
const folder = join(process.cwd(), '.cache/nginx')
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `  ${name}_temp_path ${folder}/${name};`,
)
const main = `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${temporary.join('\n')}
  include ${join(process.cwd(), 'dist-host/nginx.conf')};
}
`

const path = nginxPath()
if (path === null) throw new Error('There is no nginx. Install it: apt-get install nginx-light')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'main.conf'), main)
const server = spawn(path, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'main.conf')], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill())
server.on('exit', (code) => process.exit(code ?? 0))

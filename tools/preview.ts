import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from 'srvx'
import { createMockFetch } from '../mocks/server.ts'
import { buildSite } from './build/build-site.ts'
import { hashInputs } from './build/inputs.ts'
import { serveSite } from './serve-site.ts'

// `npm run preview`: builds the site from the mock backend, unless nothing that it depends on has
// changed since, and serves both on one origin under the headers that ship. `--no-build` serves `dist`
// as it is; `--build-only` exits after the build; `--port N` (or `PORT=N`) is the port, 4173 by default.
const stamp = '.cache/preview-build'
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4173' },
    'no-build': { type: 'boolean', default: false },
    'build-only': { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
const backend = createMockFetch()
let site: ((request: Request) => Promise<Response>) | null = null

const server = serve({
  port,
  hostname: 'localhost',
  silent: true,
  fetch: async (request) =>
    (await backend(request)) ??
    (await site?.(request)) ??
    new Response('building', { status: 503 }),
})
await server.ready()
const origin = `http://localhost:${port}`

process.env.VITE_ACCOUNT_BASE ??= '/mock-account'
process.env.VITE_SITE_ORIGIN ??= origin
// For `node tools/serve-nginx.ts` and `node tools/serve-caddy.ts`: the same site on nginx, one port
// above, and on Caddy, two above, with the same backend.
process.env.NGINX_LISTEN ??= `127.0.0.1:${port + 1}`
process.env.CADDY_SITE ??= `http://:${port + 2}`
for (const host of ['NGINX', 'CADDY']) {
  process.env[`${host}_ROOT`] ??= resolve('dist')
  process.env[`${host}_BACKEND`] ??= origin
}
if (!values['no-build']) await buildIfChanged()
if (values['build-only']) await server.close(true)
else {
  site = await serveSite('dist')
  console.log(`preview: ${origin}/`)
}

async function buildIfChanged(): Promise<void> {
  const inputs = `${hashInputs()} ${origin}`
  const last = await readFile(stamp, 'utf8').catch(() => '')
  if (last === inputs && existsSync('dist/index.html')) {
    console.log('dist is up to date')
    return
  }
  await rm(stamp, { force: true })
  await buildSite({ origin })
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, inputs)
}

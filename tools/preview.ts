import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from 'srvx'
import { createMockFetch } from '../mocks/server.ts'
import { buildSite } from './build/build-site.ts'
import { hashInputs } from './build/inputs.ts'
import { serveSite } from './serve-site.ts'
import { settingNames } from './settings/settings.ts'
import { previewDist, previewFolder } from './test-build.ts'

// `npm run preview`: builds the site from the mock backend into .cache/preview, unless nothing that it
// depends on has changed since, and serves both on one origin under the headers that ship. `--no-build`
// serves what is there, `--dist FOLDER` another site; `--build-only` exits after the build; `--port N` (or
// `PORT=N`) is the port, 4173 by default.
const { values: options } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    'build-only': { type: 'boolean', default: false },
    dist: { type: 'string' },
    port: { type: 'string', default: process.env.PORT ?? '4173' },
  },
})
const dist = options.dist ?? previewDist
const stamp = `${previewFolder}/inputs`
const port = Number(options.port)
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

// The settings of a release, in the environment or in .env, are not those of the preview.
for (const name of Object.keys(process.env)) {
  if (settingNames.includes(name) || name.startsWith('VITE_')) delete process.env[name]
}
process.env.VITE_ACCOUNT_BASE = '/mock-account'
process.env.VITE_SITE_ORIGIN = origin
// For `node tools/serve-host.ts nginx`, or `caddy`: the same site on nginx, one port
// above, and on Caddy, two above, with the same backend.
process.env.NGINX_LISTEN = `127.0.0.1:${port + 1}`
process.env.NGINX_INCLUDE = resolve(previewFolder, 'site.d/*.conf')
process.env.CADDY_SITE = `http://:${port + 2}`
process.env.CADDY_INCLUDE = resolve(previewFolder, 'site.d/*.caddy')
process.env.HOST_ROOT = resolve(previewDist)
process.env.HOST_BACKEND = origin
if (!options['no-build'] && options.dist === undefined) await buildIfChanged()
if (options['build-only']) await server.close(true)
else {
  site = await serveSite(dist)
  console.log(`preview: ${origin}/`)
}

async function buildIfChanged(): Promise<void> {
  const inputs = `${hashInputs()} ${origin}`
  const last = await readFile(stamp, 'utf8').catch(() => '')
  if (last === inputs && existsSync(join(previewDist, 'index.html'))) {
    console.log(`${previewDist} is up to date`)
    return
  }
  await rm(stamp, { force: true })
  // Tests change the content of the mock backend on purpose.
  await buildSite({ origin, folder: previewFolder, isAccepted: true })
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, inputs)
}

// `npm run preview`: builds the site from the mock backend into .cache/preview, unless nothing that it
// depends on has changed since, and serves both on one origin under the headers that ship. `vite preview` has no
// backend, no redirects and no such headers.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serve } from 'srvx'
import { createMockFetch } from '../mocks/server.ts'
import { sorted } from '../src/lib/collections.ts'
import { buildSite } from './build/build-site.ts'
import { optionsOf } from './lib/options.ts'
import { serveSite } from './serve-site.ts'
import { settingNames } from './settings/settings.ts'
import { previewDist, previewFolder, previewSettings } from './test-build.ts'

/** Files that no build reads. */
const notRead =
  /^(?:docs|e2e|deploy|src\/test|\.ci)\/|\.(?:test|bench)\.tsx?$|^[^/]*\.md$|^(?:playwright|vitest|knip|oxlint)\.config\.ts$|^tools\/(?:perf|contract|sizes|engines|check-sizes|test)\b/

const options = optionsOf(
  {
    'no-build': { type: 'boolean', default: false },
    'build-only': { type: 'boolean', default: false },
    dist: { type: 'string' },
    port: { type: 'string', default: process.env.PORT ?? '4173' },
  },
  `Usage: npm run preview -- [options]
  --no-build     serves what is there
  --build-only   exits after the build
  --dist FOLDER  serves another site
  --port N       or PORT=N, 4173 by default`,
)
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

// The settings of a release, in the environment or in .env, are not those of the preview.
for (const name of Object.keys(process.env)) {
  if (settingNames.includes(name) || name.startsWith('VITE_')) delete process.env[name]
}
const settings = previewSettings(port)
const { VITE_SITE_ORIGIN: origin } = settings
Object.assign(process.env, settings)
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

/**
 * Returns a hash of everything that a build depends on: the files of the repository, as they are in the
 * work tree, and the settings. Outside of a git checkout the hash is random.
 */
function hashInputs(): string {
  const hash = createHash('sha256')
  try {
    const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      encoding: 'utf8',
    })
    for (const file of list.split('\n').filter((name) => name !== '' && !notRead.test(name))) {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
    }
  } catch {
    return crypto.randomUUID()
  }
  const settings = Object.entries(process.env).filter(([name]) =>
    [...settingNames, 'SOURCE_DATE_EPOCH'].includes(name),
  )
  return hash
    .update(JSON.stringify(sorted(settings, ([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
}

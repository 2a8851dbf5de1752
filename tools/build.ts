// `npm run build`: builds the site, or renders the pages again whose content has changed (docs/deploy.md#2-build). Vite
// bundles. Its plugins for prerendering, and TanStack Start, render the whole site in one language and do not compare
// it with the last build (docs/decisions/0014-releases.md, 0017-not-tanstack-start.md).
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expectBackend } from './build/backend.ts'
import { withLock } from './build/lock.ts'
import { rebuildChanged } from './build/rebuild-changed.ts'
import { end, optionsOf, stop } from './lib/options.ts'
import { loadEnvFile, readSettings, settingsTable } from './settings/settings.ts'

const usage = `Usage: npm run build -- [options]
  --without-data             prerenders pages as the app shell, if there is no PRERENDER_ORIGIN
  --changed-since last-build renders pages again whose content has changed, and removes old ones
  --accept-removals          accepts that much content is gone, or is not translated
  --deadline SECONDS         limit for all requests to the backend, 900 by default
  --print-settings           prints the settings and exits
  --mode mock                the demo build, with its own backend, in dist-demo (npm run build:demo)`

const options = optionsOf(
  {
    mode: { type: 'string', default: 'production' },
    'changed-since': { type: 'string' },
    'without-data': { type: 'boolean', default: false },
    'accept-removals': { type: 'boolean', default: false },
    'print-settings': { type: 'boolean', default: false },
    deadline: { type: 'string' },
  },
  usage,
)
const { mode, 'changed-since': since, deadline, ...flags } = options
loadEnvFile()

function settingsOrStop() {
  try {
    return readSettings(process.env, mode === 'mock' ? 'demo' : 'build')
  } catch (failure) {
    return stop(failure)
  }
}

const settings = settingsOrStop()
if (flags['print-settings']) {
  console.log(settingsTable(settings, process.env))
  process.exit()
}

const origin = flags['without-data'] || mode === 'mock' ? '' : settings.PRERENDER_ORIGIN
const limits = deadline === undefined ? {} : { totalMs: Number(deadline) * 1000 }
if (limits.totalMs !== undefined && !(limits.totalMs > 0))
  stop(`--deadline ${deadline} is not a number.`, 2)
// The API says when content was published, not when it was edited or removed.
if (since !== undefined && since !== 'last-build') {
  stop(`--changed-since ${since} is unknown. Use --changed-since last-build.`, 2)
}
if (origin === '' && mode !== 'mock' && (since !== undefined || !flags['without-data'])) {
  stop(
    'PRERENDER_ORIGIN is not set, so that all pages would lose their content. Set it to the host that the ' +
      `build reads from${since === undefined ? ', or add --without-data.' : '.'} Nothing was changed.`,
  )
}

const isAccepted = flags['accept-removals']

/** Returns the path of an API base on the host that the build reads from. */
const pathOf = (base: string) => (base.startsWith('/') ? base : new URL(base).pathname)

async function run(): Promise<void> {
  // Before anything that takes longer.
  if (origin !== '')
    await expectBackend(`${origin}${pathOf(settings.VITE_API_BASE)}/setting/footer`)
  if (since !== undefined) return rebuildChanged({ origin, isAccepted, limits })
  await import('./routes.ts')
  execFileSync('tsc', { stdio: 'inherit' })
  // A content job needs no bundler.
  const { buildSite } = await import('./build/build-site.ts')
  if (mode !== 'mock') return buildSite({ origin, mode, isAccepted, limits })
  // What it shows is the content of its own backend, whatever was there before.
  const { serveMock } = await import('./lib/serve-local.ts')
  const backend = await serveMock()
  return buildSite({ origin: backend.origin, mode, isAccepted: true, limits })
}

/** Returns the message of a failure with the cause that is hidden deepest. */
function messageOf(failure: unknown): string {
  let deepest = failure
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause
  // An unreadable response has its cause as text.
  const hidden =
    deepest instanceof Error && typeof deepest.cause === 'string' ? deepest.cause : deepest
  const [first, last] = [failure, hidden].map((each) =>
    each instanceof Error ? each.message : String(each),
  )
  return first === last ? `${first}` : `${first}\n${last}`
}

try {
  await withLock('.cache/build.lock', run)
} catch (failure) {
  const site = mode === 'mock' ? 'dist-demo' : 'dist'
  const last = existsSync(`${site}/health.json`)
    ? `The last good site in ${site} is unchanged.`
    : `There is no site in ${site}.`
  console.error(`${messageOf(failure)}\nThe build has failed. ${last}`)
  process.exitCode = 1
}
end()

import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildSite } from './build/build-site.ts'
import { rebuildChanged, rebuildPages } from './build/rebuild-pages.ts'

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    // Paths of pages to prerender again, separated by commas: `/community/news/131,/`.
    only: { type: 'string' },
    // `last-build`: prerenders again what has other data than at the last build.
    'changed-since': { type: 'string' },
    'out-dir': { type: 'string', default: 'dist' },
  },
})
const origin = process.env.PRERENDER_ORIGIN ?? ''
const { only, 'changed-since': since, 'out-dir': root } = values

async function rebuild(): Promise<void> {
  if (only !== undefined && since !== undefined) {
    throw new Error('--only and --changed-since exclude each other.')
  }
  if (only !== undefined) {
    const paths = only.split(',').map((path) => path.trim())
    await rebuildPages(paths, { origin, root })
    return
  }
  // The API says when content was published, not when it was edited or removed.
  if (since !== 'last-build') {
    throw new Error(`--changed-since ${since} is unknown. Use --changed-since last-build.`)
  }
  await rebuildChanged({ origin, root })
}

if (only === undefined && since === undefined) {
  // A route that is not in the route tree has no type.
  await import('./routes.ts')
  execFileSync('tsc', { stdio: 'inherit' })
  await buildSite({ origin, mode: values.mode })
} else {
  try {
    await rebuild()
  } catch (failure) {
    // Without its stack, which quotes the bundled code.
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  }
}

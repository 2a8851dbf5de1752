import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildSite } from './build/build-site.ts'
import { rebuildPages } from './build/rebuild-pages.ts'

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    // Paths of pages to prerender again, separated by commas: `/community/news/131,/`.
    only: { type: 'string' },
    'out-dir': { type: 'string', default: 'dist' },
  },
})
const origin = process.env.PRERENDER_ORIGIN ?? ''

if (values.only === undefined) {
  execFileSync('tsc', { stdio: 'inherit' })
  await buildSite({ origin, mode: values.mode })
} else {
  const paths = values.only.split(',').map((path) => path.trim())
  try {
    await rebuildPages({ origin, paths, root: values['out-dir'] })
  } catch (failure) {
    // Without its stack, which quotes the bundled code.
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  }
}

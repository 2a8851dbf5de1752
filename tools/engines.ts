import { engines } from './engines/find-engines.ts'
import { installPackages } from './lib/install-packages.ts'
import type { Start } from './engines/engine.ts'
import { runJourney } from './engines/journey.ts'
import { serveBuilt } from './lib/serve-local.ts'
import { previewDist } from './test-build.ts'

// `node tools/engines.ts`: a smoke journey through `dist` in Firefox and WebKit. An engine that is not
// installed is skipped, unless REQUIRE_ENGINES is set; `npm run test:full` installs it first.
const isFull = process.env.FULL_MATRIX !== undefined
const isRequired = isFull || process.env.REQUIRE_ENGINES !== undefined

const { origin, close } = await serveBuilt(previewDist)

/** @returns true if the journey has passed */
async function walk(name: string, start: Start): Promise<boolean> {
  try {
    await runJourney(start, origin, (line) => console.log(`${name}: ${line}`))
    return true
  } catch (failure) {
    console.error(`${name} FAILED:`, failure)
    return false
  }
}

const failed: string[] = []
for (const { name, packages, find } of engines) {
  let start = find()
  if (start === null && isFull) {
    installPackages(packages)
    start = find()
  }
  if (start === null) {
    console.log(`${name} is NOT TESTED: it is not installed (apt-get install ${packages}).`)
    if (isRequired) failed.push(name)
    continue
  }
  // As with the other browser tests, what only a busy machine breaks passes the second time.
  const isGood = (await walk(name, start)) || (!!process.env.CI && (await walk(name, start)))
  if (!isGood) failed.push(name)
}
await close()
// A browser that has not started as it should may still run.
process.exit(failed.length > 0 ? 1 : 0)

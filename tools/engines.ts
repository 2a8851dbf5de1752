// `node tools/engines.ts`: a smoke journey through the build in Firefox and WebKit. An engine that is not
// installed is skipped, unless REQUIRE_ENGINES is set; `npm run test:full` installs it first.
// Playwright 1.65 cannot drive these: Firefox ESR 153 lacks a command that it sends
// (emulation.setMediaFeaturesOverride), and WebKitGTK has only WebDriver.
import { globSync } from 'node:fs'
import { installPackages, programPath } from './lib/programs.ts'
import type { Start } from './engines/driver.ts'
import { startFirefox } from './engines/firefox.ts'
import { runJourney } from './engines/journey.ts'
import { startWebKit } from './engines/webkit.ts'
import { serveBuilt } from './lib/serve-local.ts'
import { previewDist } from './test-build.ts'

const isFull = process.env.FULL_MATRIX !== undefined
const isRequired = isFull || process.env.REQUIRE_ENGINES !== undefined

function findFirefox(): Start | undefined {
  const path = process.env.FIREFOX_PATH || programPath('firefox-esr', 'firefox')
  return path === null ? undefined : (options) => startFirefox(path, options)
}

function findWebKit(): Start | undefined {
  const driver = programPath('WebKitWebDriver')
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser')
  const display = programPath('Xvfb')
  const hasDisplay = display !== null || process.env.DISPLAY !== undefined
  if (!driver || !browser || !hasDisplay) return undefined
  return (options) => startWebKit({ driver, browser, display }, options)
}

/** The engines next to Chromium, and their packages of Debian and Ubuntu. */
const engines = [
  { name: 'Firefox', packages: 'firefox-esr', find: findFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', find: findWebKit },
]

/** @returns true if the journey has passed */
async function walk(name: string, start: Start): Promise<boolean> {
  // A backend of its own: a coupon can be redeemed once.
  const { origin, close } = await serveBuilt(previewDist)
  try {
    await runJourney(start, origin, (line) => console.log(`${name}: ${line}`))
    return true
  } catch (failure) {
    console.error(`${name} FAILED:`, failure)
    return false
  } finally {
    await close()
  }
}

const failed: string[] = []
for (const { name, packages, find } of engines) {
  if (isFull && !find()) installPackages(packages)
  const start = find()
  if (!start) {
    console.log(`${name} is NOT TESTED: it is not installed (apt-get install ${packages}).`)
    if (isRequired) failed.push(name)
    continue
  }
  const isGood = await walk(name, start)
  if (!isGood) failed.push(name)
}
// A browser that has not started as it should may still run.
process.exit(failed.length > 0 ? 1 : 0)

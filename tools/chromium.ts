import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages, programPath } from './lib/programs.ts'

// The headless shell first: it has no windows to draw, so that a test takes a fifth less CPU time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/**
 * Disabled features of Chromium: Playwright's list, which a list of our own would replace
 * (`chromiumSwitches.ts` there), and the pages behind its own address bar and buttons. It would draw
 * those for every window, one a test, though the tests do not show them: a third of a journey's time.
 */
const withoutFeatures = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay',
  'MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'InitialWebUI,PreloadTopChromeWebUI,WebUIOmniboxAimPopup,WebUIOmniboxPopup',
]

/** The flags under which Chromium runs in a container and keeps to this machine. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]

function installed(among = commands): string | null {
  const path = process.env.CHROMIUM_PATH || programPath(...among)
  const own = chromium.executablePath()
  return path ?? (existsSync(own) ? own : null)
}

/** Returns the path of a Chromium that can prerender pages, which the headless shell cannot, or `null`. */
export const wholeChromiumPath = (): string | null =>
  installed(commands.filter((command) => command !== 'chromium-headless-shell'))

/**
 * Returns the path of a Chromium: an installed one, otherwise Playwright's, otherwise that of the system's
 * package manager. @throws {Error} with instructions if it cannot be installed
 */
export function chromiumPath(): string {
  if (installed() === null) {
    console.log('No Chromium found. Installing it with Playwright.')
    spawnSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] })
  }
  if (installed() === null) {
    console.log('Asking the package manager of this system for one.')
    installPackages('chromium-headless-shell fonts-noto-cjk', 'chromium fonts-noto-cjk')
  }
  const path = installed()
  if (path !== null) return path
  throw new Error(
    'The tests need a Chromium. Install one (Debian and Ubuntu: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the path of one.',
  )
}

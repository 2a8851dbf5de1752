import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages } from './lib/install-packages.ts'

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

function tryRun(command: string, args: string[], output: 'ignore' | 'inherit'): string | null {
  const stdio = ['ignore', output === 'ignore' ? 'pipe' : output, output] as const
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: [...stdio] })
  } catch {
    return null
  }
}

function installed(among = commands): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const command of among) {
    const path = tryRun('sh', ['-c', `command -v ${command}`], 'ignore')?.trim()
    if (path) return path
  }
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** The path of a Chromium that can prerender pages, which the headless shell cannot, or `null`. */
export const wholeChromiumPath = (): string | null =>
  installed(commands.filter((command) => command !== 'chromium-headless-shell'))

/**
 * Returns the path of a Chromium: an installed one, otherwise Playwright's, otherwise that of the system's
 * package manager. @throws {Error} with instructions if it cannot be installed
 */
export function chromiumPath(): string {
  if (installed() === null) {
    console.log('No Chromium found. Installing it with Playwright.')
    tryRun('playwright', ['install', 'chromium'], 'inherit')
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

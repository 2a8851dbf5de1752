import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { globSync } from 'node:fs'
import type { Start } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

interface Engine {
  name: string
  /** The packages of Debian and Ubuntu. */
  packages: string
  /** Returns what starts it; `null` if it is not installed. */
  find: () => Start | null
}

function commandPath(...names: string[]): string | null {
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // The next name.
    }
  }
  return null
}

function findFirefox(): Start | null {
  const path = process.env.FIREFOX_PATH ?? commandPath('firefox-esr', 'firefox')
  return path === null ? null : (options) => startFirefox(path, options)
}

function findWebKit(): Start | null {
  const driver = commandPath('WebKitWebDriver')
  const browser = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').find(existsSync)
  const display = commandPath('Xvfb')
  const hasDisplay = display !== null || process.env.DISPLAY !== undefined
  if (driver === null || browser === undefined || !hasDisplay) return null
  return (options) => startWebKit({ driver, browser, display }, options)
}

/** The engines next to Chromium. */
export const engines: readonly Engine[] = [
  { name: 'Firefox', packages: 'firefox-esr', find: findFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', find: findWebKit },
]

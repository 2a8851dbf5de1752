import { network } from 'virtual:msw'
import { createBackend } from './backend.ts'
import { readFromHost } from './files-from-host.ts'
import type { Session } from './db/accounts.ts'

const scenarioKey = 'mock-scenario'
const sessionKey = 'mock-session'

// With all cookies blocked even `typeof sessionStorage` throws.
function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Then it counts for this page only.
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns the scenario of the URL, else the one stored for the tab. */
function chosenScenario(): string {
  const asked = new URLSearchParams(location.search).get('scenario')
  if (asked !== null) keep(scenarioKey, asked)
  return asked ?? kept(scenarioKey) ?? 'default'
}

function keptSession(): Session['kind'] {
  const kind = kept(sessionKey)
  return kind === 'member' || kind === 'guest' ? kind : 'visitor'
}

let started: Promise<void> | undefined

/**
 * Answers the calls of this page in its worker, once: an app that could not start is started again. Coupons and
 * surveys are forgotten with the page; the scenario and who is signed in are kept for the tab, since
 * signing in reloads the page.
 */
export function startMockBackend(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  const scenario = chosenScenario()
  // For the scenario list, which does not import this file.
  document.documentElement.dataset.scenario = scenario
  const backend = createBackend({
    scenario,
    session: keptSession(),
    readFile: readFromHost,
    onSignIn: (kind) => keep(sessionKey, kind),
  })
  network.configure({
    handlers: backend.handlers,
    // Pages, scripts and styles are the host's.
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await network.enable()
}

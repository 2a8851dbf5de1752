import { network } from 'virtual:msw'
import { tabStorage } from '#lib/storage.ts'
import { createBackend } from './backend.ts'
import { readFromHost } from './files-from-host.ts'
import type { Session } from './db/accounts.ts'

const scenarioKey = 'mock-scenario'
const sessionKey = 'mock-session'

/** Returns the scenario of the URL, else the one stored for the tab. */
function chosenScenario(): string {
  const requested = new URLSearchParams(location.search).get('scenario')
  if (requested !== null) tabStorage.setItem(scenarioKey, requested)
  return requested ?? tabStorage.getItem(scenarioKey) ?? 'default'
}

function storedSession(): Session['kind'] {
  const kind = tabStorage.getItem(sessionKey)
  return kind === 'member' || kind === 'guest' ? kind : 'visitor'
}

let started: Promise<void> | undefined

/**
 * Responds to the API calls of this page in its worker, once: an app that could not start is started again. Coupons and
 * surveys are forgotten with the page; the scenario and who is signed in are stored for the tab, since
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
    session: storedSession(),
    readFile: readFromHost,
    onSignIn: (kind) => tabStorage.setItem(sessionKey, kind),
  })
  network.configure({
    handlers: backend.handlers,
    // Pages, scripts and styles are the host's.
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await network.enable()
}

import { http, type HttpHandler } from 'msw'
import { sessions } from './db/accounts.ts'
import { buildContent, type Content } from './db/content.ts'
import { createState } from './db/state.ts'
import type { ReadFile } from './files.ts'
import { ok } from './respond.ts'
import { scenarioCards, scenarioHandlers } from './scenarios.ts'
import type { Session } from './db/accounts.ts'
import type { World } from './world.ts'

export interface BackendOptions {
  /** The clock; content is recent, running or over by it. */
  now?: () => number
  /** A name of `scenarios.ts`; one that is unknown is `default`. */
  scenario?: string
  /** The session at first; `visitor` by default. */
  session?: Session['kind']
  /** Where files come from: the disk in Node, the host in a page. Without it there are none. */
  readFile?: ReadFile
  /** Told of every sign-in and sign-out. */
  onSignIn?: (kind: Session['kind']) => void
}

export interface Backend {
  world: World
  /** The handlers of the chosen scenario, in order. */
  handlers: HttpHandler[]
  /** Forgets redeemed coupons, answered surveys, answers given and the session. */
  reset: () => void
}

const hour = 3_600_000

/** The content of the hour, so that a server that runs for days stays up to date. */
function contentBy(now: () => number): () => Content {
  let built: { hour: number; content: Content } | null = null
  return () => {
    const at = Math.floor(now() / hour)
    if (built?.hour !== at) built = { hour: at, content: buildContent(now()) }
    return built.content
  }
}

const noFiles: ReadFile = () => Promise.resolve(null)

function createWorld({
  now = Date.now,
  session = 'visitor',
  readFile = noFiles,
  onSignIn,
}: BackendOptions): World {
  const state = createState()
  state.session = session
  return {
    now,
    state,
    content: contentBy(now),
    session: () => sessions[state.session],
    readFile,
    signIn: (kind) => {
      state.session = kind
      onSignIn?.(kind)
    },
  }
}

/** The scenarios that the debug panel lists. */
const scenarioList = http.get('*/mock-account/scenarios', () => ok(scenarioCards()))

/** A backend with a memory of its own; nothing is shared between two of them. */
export function createBackend(options: BackendOptions = {}): Backend {
  const world = createWorld(options)
  return {
    world,
    handlers: [scenarioList, ...scenarioHandlers(options.scenario ?? 'default', { world })],
    reset: () => {
      Object.assign(world.state, createState(), { session: options.session ?? 'visitor' })
    },
  }
}

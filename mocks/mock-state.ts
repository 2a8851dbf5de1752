import { sessions, type Session } from './db/accounts.ts'
import { buildContent, type Content } from './db/content.ts'
import { createMemory, type Memory } from './db/memory.ts'
import type { ReadFile } from './files.ts'

/** The data behind the handlers. A scenario is a state with one difference. */
export interface MockState {
  now: () => number
  content: () => Content
  memory: Memory
  session: () => Session
  signIn: (kind: Session['kind']) => void
  /** Reads an image or a track below `mocks/files`; `null` if it does not exist. */
  readFile: ReadFile
}

export interface StateOptions {
  /** The clock; content is recent, running or over by it. */
  now?: () => number
  /** The session at first; `visitor` by default. */
  session?: Session['kind']
  /** Reads files: from the disk in Node, from the host in a page. Without it there are none. */
  readFile?: ReadFile
  /** Called with every sign-in and sign-out. */
  onSignIn?: (kind: Session['kind']) => void
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

/** Creates a state with a memory of its own. */
export function createMockState({
  now = Date.now,
  session = 'visitor',
  readFile = noFiles,
  onSignIn,
}: StateOptions = {}): MockState {
  const memory = { ...createMemory(), session }
  return {
    now,
    memory,
    content: contentBy(now),
    session: () => sessions[memory.session],
    readFile,
    signIn: (kind) => {
      memory.session = kind
      onSignIn?.(kind)
    },
  }
}

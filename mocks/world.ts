import type { Content } from './db/content.ts'
import type { ReadFile } from './files.ts'
import type { Session } from './db/accounts.ts'
import type { State } from './db/state.ts'

/** The data behind the handlers. A scenario is a world with one difference. */
export interface World {
  now: () => number
  content: () => Content
  state: State
  session: () => Session
  signIn: (kind: Session['kind']) => void
  /** A picture or a piece of music below `mocks/files`; null where there is none. */
  readFile: ReadFile
}

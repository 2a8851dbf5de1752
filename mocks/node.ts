import { setupServer, type SetupServer } from 'msw/node'
import { createBackend, type Backend, type BackendOptions } from './backend.ts'
import { readFromDisk } from './files-from-disk.ts'
import { scenarioHandlers } from './scenarios.ts'

export interface MockServer extends Backend {
  server: SetupServer
  /** Responds as in the scenario from now on; what happened so far stays. */
  play: (scenario: string) => void
}

/** The backend for tests in Node: `server.listen()` before, `server.close()` after. */
export function createMockServer(options: BackendOptions = {}): MockServer {
  const backend = createBackend({ readFile: readFromDisk, ...options })
  const server = setupServer(...backend.handlers)
  return {
    ...backend,
    server,
    play: (scenario) => server.resetHandlers(...scenarioHandlers(scenario, backend)),
  }
}

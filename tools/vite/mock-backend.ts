import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { runnerImport, type Plugin, type ViteDevServer } from 'vite'
import { readSources } from '../../mocks/db/sources.ts'
import { isFilePath } from '../../mocks/files.ts'
import { readFromDisk } from '../../mocks/files-from-disk.ts'
import type { scenarioCards } from '../../mocks/scenarios.ts'
import { types } from '../build/host-rules.ts'

/** Their URLs are those of the mock backend, so that a page has them before its worker is in control. */
const prefix = 'game-data'

async function send(path: string, response: ServerResponse): Promise<void> {
  const file = await readFromDisk(path)
  response.statusCode = file ? 200 : 404
  response.setHeader('content-type', types[extname(path).slice(1)] ?? 'application/octet-stream')
  response.setHeader('cache-control', 'public, max-age=3600')
  response.end(file ?? undefined)
}

type Scenarios = ReturnType<typeof scenarioCards>

/**
 * Reads the scenarios and the pages of the mock backend. Not by a static import: what the configuration imports
 * restarts the dev server when it changes.
 */
async function readScenarios() {
  const { module } = await runnerImport<typeof import('../../mocks/scenarios.ts')>(
    `${process.cwd()}/mocks/scenarios.ts`,
    { configFile: false, logLevel: 'silent' },
  )
  return { cards: module.scenarioCards(), pages: module.examplePages }
}

/** Prints the scenarios of the mock backend below the URLs of the dev server. */
function printScenarios({ config: { logger } }: ViteDevServer, scenarios: Scenarios): void {
  logger.info(
    '  The mock backend is running. Add ?scenario=NAME to a URL to try another scenario;\n' +
      '  the debug panel at the bottom of every page describes them:',
  )
  for (const group of new Set(scenarios.map((scenario) => scenario.group))) {
    const own = scenarios.filter((scenario) => scenario.group === group)
    logger.info(`    ${group.padEnd(10)} ${own.map(({ name }) => name).join(' ')}`)
  }
}

/**
 * Supports the mock backend that runs in the page's worker: gives the debug panel its scenarios and pages, and serves
 * its files in the dev server. The module that reads the posts from disk is replaced by what it reads, again when a
 * post changes.
 */
export function mockBackend({ mocked }: { mocked: boolean }): Plugin {
  let scenarios: Scenarios = []
  return {
    name: 'mock-backend',
    async config() {
      const { cards, pages } = mocked ? await readScenarios() : { cards: [], pages: [] }
      scenarios = cards
      return {
        define: {
          'import.meta.env.VITE_MOCK_SCENARIOS': JSON.stringify(
            mocked ? JSON.stringify(cards) : '',
          ),
          'import.meta.env.VITE_MOCK_PAGES': JSON.stringify(pages),
        },
      }
    },
    load: {
      filter: { id: /\/mocks\/db\/sources\.ts$/ },
      handler() {
        const sources = readSources()
        for (const path of Object.keys(sources)) {
          this.addWatchFile(`${process.cwd()}/mocks/db/posts/${path}`)
        }
        return `export const sources = ${JSON.stringify(sources)}`
      },
    },
    configureServer(server) {
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        if (mocked) printScenarios(server, scenarios)
      }
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const path = pathname.slice(prefix.length + 2)
        if (pathname.startsWith(`/${prefix}/`) && isFilePath(path)) void send(path, response)
        else next()
      })
    },
  }
}

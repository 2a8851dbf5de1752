import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { readFromDisk } from '../../mocks/files-from-disk.ts'
import { scenarios } from '../../mocks/scenarios.ts'

const folder = 'mocks/files'
const prefix = '/mock-files/'

async function send(path: string, response: ServerResponse): Promise<void> {
  const file = await readFromDisk(path)
  response.statusCode = file ? 200 : 404
  response.setHeader('content-type', 'application/octet-stream')
  response.end(file ?? undefined)
}

/** Prints the scenarios of the mock backend below the URLs of the dev server. */
function printScenarios({ config: { logger } }: ViteDevServer): void {
  logger.info(
    '  The mock backend answers. Add ?scenario=NAME to a URL to try another scenario;\n' +
      '  the debug panel at the bottom of every page describes them:',
  )
  for (const group of new Set(scenarios.map((scenario) => scenario.group))) {
    const own = scenarios.filter((scenario) => scenario.group === group)
    logger.info(`    ${group.padEnd(10)} ${own.map(({ name }) => name).join(' ')}`)
  }
}

/**
 * Supports the mock backend that runs in the page's worker: serves its files in the dev server, and
 * emits them into a build that carries the mock backend.
 */
export function mockBackend({ mocked }: { mocked: boolean }): Plugin {
  return {
    name: 'mock-backend',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        if (mocked) printScenarios(server)
      }
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname.startsWith(prefix)) void send(pathname.slice(prefix.length), response)
        else next()
      })
    },
    generateBundle() {
      if (!mocked || this.environment.name !== 'client') return
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const path = `${entry.parentPath}/${entry.name}`
        this.emitFile({
          type: 'asset',
          fileName: `mock-files${path.slice(folder.length)}`,
          source: readFileSync(path),
        })
      }
    },
  }
}

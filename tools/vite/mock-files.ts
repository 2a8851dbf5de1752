import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { readFromDisk } from '../../mocks/files-from-disk.ts'

const folder = 'mocks/files'
const prefix = '/mock-files/'

async function send(path: string, response: ServerResponse): Promise<void> {
  const file = await readFromDisk(path)
  response.statusCode = file ? 200 : 404
  response.setHeader('content-type', 'application/octet-stream')
  response.end(file ?? undefined)
}

/**
 * Gives a page whose mock backend runs in its worker the files of the mock world: served in the dev
 * server, emitted into a build that carries the mock backend.
 */
export function mockFiles({ mocked }: { mocked: boolean }): Plugin {
  return {
    name: 'mock-files',
    configureServer(server) {
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

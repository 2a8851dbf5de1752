import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)

async function compileCatalogs(strict: boolean): Promise<void> {
  const options = ['compile', '--namespace', 'json', '--output-prefix', '', '--workers', '1']
  await run('lingui', strict ? [...options, '--strict'] : options)
}

/**
 * Compiles the catalogs: before a build, which a missing translation fails, and in the dev server
 * again whenever a translator saves one.
 */
export function catalogs(): Plugin {
  let building = false
  return {
    name: 'catalogs',
    async config(_config, { command }) {
      building = command === 'build'
      await compileCatalogs(building)
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (!file.endsWith('.po')) return
        void compileCatalogs(false).then(() => server.ws.send({ type: 'full-reload' }))
      })
    },
  }
}

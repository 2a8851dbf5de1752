import type { Plugin } from 'vite'
import { compileCatalogs } from '../compile-catalogs.ts'

/**
 * Compiles the message catalogs before the dev server or a build starts, and again when a `.po` file
 * changes. A build fails if a translation is missing.
 */
export function catalogs(): Plugin {
  return {
    name: 'catalogs',
    config: (_config, { command }) => compileCatalogs(command === 'build'),
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file.endsWith('.po'))
          void compileCatalogs(false).then(() => server.hot.send({ type: 'full-reload' }))
      })
    },
  }
}

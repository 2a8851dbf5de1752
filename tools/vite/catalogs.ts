import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { compileCatalogs } from '../compile-catalogs.ts'

/** The pause after a change before the catalogs are compiled: `npm run extract` writes them all. */
const settleMs = 100

/**
 * Compiles the message catalogs before the dev server or a build starts, and again when a `.po` file
 * changes. A build fails if a translation is missing. The dev server shows a catalog that cannot be
 * compiled in the browser, and keeps running with the last one that could.
 */
export function catalogs(linguiConfig = getConfig()): Plugin {
  return {
    name: 'catalogs',
    config: (_config, { command }) => compileCatalogs(command === 'build', linguiConfig),
    configureServer({ config: { logger }, hot, watcher }) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const recompile = async () => {
        try {
          await compileCatalogs(false, linguiConfig)
          hot.send({ type: 'full-reload' })
        } catch (error) {
          const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
          logger.error(message, { timestamp: true })
          hot.send({ type: 'error', err: { message, stack, plugin: 'catalogs' } })
        }
      }
      // A git checkout removes a file and adds another.
      watcher.on('all', (_event, file) => {
        if (!file.endsWith('.po')) return
        clearTimeout(timer)
        timer = setTimeout(() => void recompile(), settleMs)
      })
    },
  }
}

import type { Plugin } from 'vite'
import { compileCatalogs } from '../compile-catalogs.ts'

/** A message in the code as the macros leave it: its id is a hash of six characters. */
const messageId = /(\bid:\s*|\b_\(\s*)"([\w-]{6})"/g

/**
 * Compiles the catalogs: before a build, which a missing translation fails, and in the dev server
 * again whenever a translator saves one. The code then names each message by its place.
 */
export function catalogs(): Plugin {
  let places = new Map<string, number>()
  return {
    name: 'catalogs',
    async config(_config, { command }) {
      places = await compileCatalogs(command === 'build')
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?/, code: messageId },
      handler(code) {
        const placed = code.replace(messageId, (whole, before: string, id: string) => {
          const place = places.get(id)
          // What is not extracted yet keeps its hash, and is shown as it stands in the code.
          return place === undefined ? whole : `${before}"${place}"`
        })
        return { code: placed, map: null }
      },
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        // The places may be others now, in every module.
        if (file.endsWith('.po')) void server.restart()
      })
    },
  }
}

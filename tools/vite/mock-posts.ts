import type { Plugin } from 'vite'
import { readSources } from '../../mocks/db/sources.ts'

/**
 * Gives browsers the posts of the mock backend: replaces the module that reads them from disk with what it
 * reads. The dev server reads them again when one changes.
 */
export function mockPosts(): Plugin {
  return {
    name: 'mock-posts',
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
  }
}

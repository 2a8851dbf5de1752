import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { asEsModule } from './es-module.ts'

const require = createRequire(import.meta.url)
const mark = '\0es-module:'

/** What comes as CommonJS, and the file of each that a production build has. */
const files = new Map([
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
  ['scheduler', 'scheduler/cjs/scheduler.production.js'],
  [
    'use-sync-external-store/with-selector',
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
  ],
])

/** The path of a file of a package, whatever the package offers by name. */
function pathOf(file: string): string {
  const [name = ''] = file.split('/', 1)
  return join(dirname(require.resolve(`${name}/package.json`)), file.slice(name.length))
}

/**
 * React comes as CommonJS: a function around each file, which keeps all of it whether it is used or not,
 * is compiled apart from the rest, and is called by way of an object. A build for browsers has its
 * production files as ES modules instead.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|scheduler|use-sync-external-store)/ },
      handler: (id) => (files.has(id) ? mark + id : null),
    },
    load: {
      filter: { id: /^\0es-module:/ },
      async handler(id) {
        const file = files.get(id.slice(mark.length))
        if (file === undefined) return null
        const code = await readFile(pathOf(file), 'utf8')
        return asEsModule(code, this.parse(code))
      },
    },
  }
}

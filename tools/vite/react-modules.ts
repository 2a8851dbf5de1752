import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const mark = '\0es-module:'

/** What is imported of React by name. */
const parts = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])

/**
 * The module of names that stands for a CommonJS `file`. A name that nobody imports leaves nothing
 * behind, and one that the file does not have fails the build.
 */
function asModule(file: string, names: readonly string[]): string {
  const exported = names.map(
    (name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`,
  )
  return [`const all = require(${JSON.stringify(file)})`, ...exported, 'export default all'].join(
    '\n',
  )
}

/**
 * React comes as CommonJS: each module that imports it would look for it, and call by way of the whole.
 * A build for browsers does so once, and its chunks import the very functions that they call.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/[\w-]+)?$/ },
      handler: (id, _importer, { kind }) =>
        kind === 'require-call' || !parts.has(id) ? null : mark + id,
    },
    load: {
      filter: { id: /^\0es-module:/ },
      handler(id) {
        const part = id.slice(mark.length)
        const names = Object.keys(require(part)).filter((name) => !name.startsWith('_'))
        return asModule(require.resolve(part), names)
      },
    },
  }
}

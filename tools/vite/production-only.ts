import type { Plugin } from 'vite'

/** The mock backend and its library: only in a demo build. */
const mockModules = [/\/mocks\//, /node_modules\/(?:@mswjs|msw)\//]

interface ProductionOnlyOptions {
  /** The build carries the mock backend: the demo build. */
  mocked: boolean
  /** The build is for testers as well: `qa`. */
  hasDebug: boolean
}

/**
 * Fails a build for visitors that would carry the mock backend, or one for `prod` that would carry the
 * debug panel, regardless of who imports them.
 */
export function productionOnly({ mocked, hasDebug }: ProductionOnlyOptions): Plugin {
  const forbidden = [
    ...(mocked ? [] : mockModules),
    ...(hasDebug ? [] : [/src\/features\/debug\//, /locales\/debug\//]),
  ]
  return {
    name: 'production-only',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const modules = output.type === 'chunk' ? output.moduleIds : output.originalFileNames
        for (const module of modules) {
          if (!forbidden.some((kind) => kind.test(module))) continue
          this.error(`${module} must not be in this build; it came in with ${output.fileName}.`)
        }
      }
    },
  }
}

import { isCriticalStyle } from '../critical-styles.ts'

const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`)

/** The name of the chunk whose stylesheet every page inlines. */
export const criticalChunk = 'critical'

/** Lists and leaderboards. */
const table = /\/@tanstack\/(?:react-table|table-core)\/|\/src\/ui\/(?:[\w-]+\/)*[\w-]*table/

/**
 * The route tree without the pages, which the router plugin splits off, and the layouts; and small
 * modules that would be a file, and so a request, for each set of pages that uses them.
 */
const app =
  /\/src\/(?:routes\/(?:[^?/-][^?/]*\/)*[^?/-][^?/]*|api\/category-names|lib\/motion|ui\/form\/composing|features\/[^?]*\.schema)\.tsx?$/

/**
 * Modules that this many entries use count as used by every page: fewer make pages load code of others,
 * more make a file of each set of pages (docs/decisions/0011-chunks.md). Most pages are two entries, with their twin.
 */
const minShareCount = 6

/**
 * Groups of modules that are loaded together. Everything else is split by the bundler: a chunk per
 * route, and one for what few routes share.
 */
export const codeSplitting = {
  groups: [
    { name: 'react', test: packages('react|react-dom|scheduler|use-sync-external-store') },
    {
      name: 'tanstack',
      test: packages('@tanstack/(?!react-table|table-core)[\\w-]+'),
      minShareCount,
    },
    { name: criticalChunk, test: isCriticalStyle },
    { name: 'app', test: app },
    { name: 'shared', test: (id: string) => !table.test(id), minShareCount },
    { name: 'table', test: table, minShareCount },
  ],
}

const named = new Set([
  'index',
  'start',
  'rolldown-runtime',
  ...codeSplitting.groups.map(({ name }) => name),
])

/**
 * The names of scripts and stylesheets. Only those that every page loads keep theirs: the others would
 * be named after a module, and filter lists of ad blockers refuse `popup`, `banner` or `consent`.
 */
export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) =>
    named.has(name) ? 'assets/[name]-[hash].js' : 'assets/part-[hash].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.every((name) => !name.endsWith('.css') || named.has(name.slice(0, -4)))
      ? 'assets/[name]-[hash][extname]'
      : 'assets/part-[hash][extname]',
}

import { isCriticalStyle } from '../critical-styles.ts'

const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`)

/** The name of the chunk whose stylesheet every page inlines. */
export const criticalChunk = 'critical'

/**
 * Groups of modules that are loaded together. Everything else is split by the bundler: a chunk per
 * route, and one for what few routes share.
 */
export const codeSplitting = {
  groups: [
    { name: 'react', test: packages('react|react-dom|scheduler|use-sync-external-store') },
    {
      name: 'tanstack',
      test: packages(
        '@tanstack/(?:react-router|router-core|history|react-query|query-core|react-store|store)',
      ),
    },
    { name: 'table', test: packages('@tanstack/(?:react-table|table-core)') },
    { name: criticalChunk, test: isCriticalStyle },
    // The route tree without the pages, which the router plugin splits off, and the layouts.
    { name: 'app', test: /\/src\/routes\/(?:[^?-][^?/-]*\/)*[^?/-][^?/]*\.tsx$/ },
    { name: 'shared', test: /\/(?:src|node_modules)\//, minShareCount: 6 },
  ],
}

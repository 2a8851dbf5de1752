const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`)

/** Lists and leaderboards. */
const table = /\/@tanstack\/(?:react-table|table-core)\/|\/src\/ui\/(?:[\w-]+\/)*[\w-]*table/

/** The first script, which the build inlines (tools/build/write-site.ts). */
const firstScript = /\/index\.html|\/src\/(?:main\.ts|boot\/)/

/** The pages of lists, which would put their lists into the code of every page. */
const listPage = /\/src\/features\/.*-(?:columns|list|list-page|table)\.tsx/

/** Modules that most pages use, and the main page does not. */
const inner = /\/src\/ui\/(?:dialog|form\/(?!button|choice|segments)|list\/(?!neighbors))/

/** The header of a section, which the leaderboards do not use either. */
const sections = /\/src\/ui\/page\/band/

/** Articles and what is around them, which lists do not use. */
const reading =
  /\/src\/ui\/(?:article\/(?!html-text)|form\/segments|list\/neighbors|share\/share-button)|\/notice\/event-period/

/** Sharing and saving without a button of their own, on lists as well. */
const sharing = /\/src\/ui\/share\/(?!share-button)/

/** Modules that the leaderboards share with each other, and not with the main page. */
const boards =
  /\/src\/features\/ranking\/(?!ranking\.schema|board\/board\.queries|pinned\/pinned\.atoms|season\/seasons|teaser\/)/

/** The texts of the mascots, which only pages with mascots load. */
const mascots = /\/src\/site-mascots\.ts/

/** What editors' texts may contain, which leaderboards, settings and coupons do not show. */
const written =
  /\/src\/(?:lib\/youtube|api\/video|ui\/article\/html-text|features\/(?:devlog|media)\/\w+\.(?:schema|queries))/

/** All policies have routes of their own. */
const policies = /\/src\/features\/policy\//

/**
 * Modules that this many entries use count as used by every page: fewer make pages load code of others, more
 * make a file of each set of pages (docs/decisions/0011-chunks.md).
 */
const minShareCount = 5

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
    // The route tree, which has the names of all pages: a deploy that changes a page renames it, and nothing else.
    {
      name: 'routes',
      tags: ['$initial' as const],
      test: /\/src\/(?:routes\/|app\/(?:routeTree|router|start)\b)/,
      includeDependenciesRecursively: false,
    },
    // All else that the app imports before a page: the layouts and what they use.
    {
      name: 'app',
      tags: ['$initial' as const],
      test: (id: string) => !firstScript.test(id),
    },
    // The main page reads the lists of many features.
    { name: 'schemas', test: /(?:faq|game)\.schema\.ts$/, includeDependenciesRecursively: false },
    {
      name: 'shared',
      test: (id: string) =>
        ![
          table,
          listPage,
          inner,
          sections,
          reading,
          sharing,
          written,
          policies,
          boards,
          mascots,
        ].some((other) => other.test(id)),
      minShareCount,
    },
    // Before those that depend on it, which would include it.
    { name: 'sharing', test: sharing, minShareCount: 2 },
    { name: 'inner', test: inner, minShareCount },
    { name: 'sections', test: sections, minShareCount },
    { name: 'reading', test: reading, minShareCount: 2 },
    { name: 'policies', test: policies, minShareCount },
    { name: 'table', test: table, minShareCount: 2 },
    // Small styles of few pages: the policy line holds 26 stylesheets (docs/decisions/0012-inlined-css.md).
    { name: 'notices', test: /\/notice\/notice-list/, minShareCount: 2 },
    { name: 'boards', test: boards, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'surveys', test: /\/survey\/survey-facts|\/form\/choice|\/card\/tile/ },
  ],
}

const named = new Set(
  'index start rolldown-runtime react tanstack app routes shared inner sections reading schemas table'.split(
    ' ',
  ),
)

/**
 * The names of scripts and stylesheets. Only those that most pages load keep theirs: the others would
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

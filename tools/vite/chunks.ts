const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`)

/**
 * Modules that this many entries use count as used by every page: fewer make pages load code of others, more
 * make a file of each set of pages (docs/decisions/0011-chunks.md).
 */
const minShareCount = 8

/** The modules of a group, without those that they import: they are in the groups below, or in chunks of their own. */
const alone = { includeDependenciesRecursively: false }

/**
 * Groups of modules that are loaded together, by package and layer. Everything else is split by the bundler: a chunk
 * per route, and one for what few routes share.
 */
export const codeSplitting = {
  groups: [
    { name: 'react', test: packages('react|react-dom|scheduler|use-sync-external-store') },
    { name: 'tanstack', test: packages('@tanstack/[\\w-]+'), minShareCount },
    // The route tree, which has the names of all pages: a deploy that changes a page renames it, and nothing else.
    {
      name: 'routes',
      tags: ['$initial' as const],
      test: /\/src\/(?:routes\/|app\/routeTree\.|app\/router\.|app\/start\.)/,
      ...alone,
    },
    // All else that the app imports before a page: the layouts and what they use.
    {
      name: 'app',
      tags: ['$initial' as const],
      // The document has no code.
      test: (id: string) => !id.endsWith('/index.html'),
    },
    // Articles, and the posts next to them.
    {
      name: 'reading',
      test: /\/src\/ui\/(?:article\/|list\/neighbors)/,
      minShareCount: 2,
      ...alone,
    },
    // Modules of most pages, but not of the main page: dialogs, forms, lists, the header of a section, and what
    // imports them.
    {
      name: 'inner',
      test: /\/src\/ui\/(?:dialog\/|form\/|list\/|page\/band|share\/)/,
      minShareCount,
      ...alone,
    },
    { name: 'shared', test: /\/src\//, minShareCount },
  ],
}

const named = new Set(
  'index start rolldown-runtime react tanstack app routes reading inner shared'.split(' '),
)

const shown = (name: string) => (named.has(name) ? name : 'part')

/**
 * The names of built files, with a short hash: the scripts of a page have more than 200 of them. Only scripts and
 * styles that most pages load keep their name: the others would be named after a module or an image, and filter lists
 * of ad blockers refuse `popup`, `banner` or `consent`. A page names about 50 images and fonts: their names would be
 * 0.2 to 0.3 kB of its HTML.
 */
export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${shown(name)}-[hash:7].js`,
  assetFileNames: ({ names }: { names: readonly string[] }) => {
    const style = names.find((name) => name.endsWith('.css'))
    return style === undefined
      ? 'assets/[hash:7][extname]'
      : `assets/${shown(style.slice(0, -4))}-[hash:7].css`
  },
}

/** Lets Chromium compile what every page calls at its start while it loads (docs/decisions/0011-chunks.md). */
export const compileHint = ({ name }: { name: string }) =>
  /^(?:react|tanstack)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''

/** Returns true for a file that each page has loaded before it loads any other on demand. */
export const isOfEveryPage = (path: string) =>
  /\/(?:rolldown-runtime|react|tanstack|app|start)-[\w-]+\.(?:js|css)$/.test(path)

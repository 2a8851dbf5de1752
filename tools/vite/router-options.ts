/** The folder of the routes, and the file of their generated tree. */
export const routerOptions = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/routeTree.gen.ts',
  quoteStyle: 'single',
  addExtensions: true,
  codeSplittingOptions: {
    // A route's loader is in its page's chunk: links in view or hovered are preloaded, and
    // the first load need not carry the queries and schemas of all pages.
    splitBehavior: ({ routeId }: { routeId: string }) =>
      // The layout of most pages is loaded with the app, so that it surrounds the error of a page whose code is missing.
      /^\/_(?:main|policy)$/.test(routeId) ? [] : [['loader' as const, 'component' as const]],
  },
} as const

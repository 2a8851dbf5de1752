/** Where routes are and where their generated tree goes. */
export const routerOptions = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/routeTree.gen.ts',
  quoteStyle: 'single',
  addExtensions: true,
  codeSplittingOptions: {
    // What a route reads comes with its page: links that are in view or aimed at are loaded ahead, and
    // the first load need not carry the queries and schemas of all pages.
    splitBehavior: ({ routeId }: { routeId: string }) =>
      // A layout comes with the app: when the code of its page is missing, it is what stands around it.
      // That of the occasions, which few pages have, comes with them.
      /^\/_(?!event)[a-z]+$/.test(routeId) ? [] : [['loader' as const, 'component' as const]],
  },
} as const

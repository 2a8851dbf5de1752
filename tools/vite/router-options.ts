/** Where routes are and where their generated tree goes. */
export const routerOptions = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/routeTree.gen.ts',
  quoteStyle: 'single',
  addExtensions: true,
  codeSplittingOptions: {
    // A layout comes with the app: when the code of its page is missing, it is what stands around it.
    splitBehavior: ({ routeId }: { routeId: string }) =>
      /^\/_[a-z]+$/.test(routeId) ? [] : undefined,
  },
} as const

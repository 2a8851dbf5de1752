/** Where routes are and where their generated tree goes. */
export const routerOptions = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/routeTree.gen.ts',
  quoteStyle: 'single',
  addExtensions: true,
} as const

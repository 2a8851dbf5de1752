// Imported by the build: writes src/app/routeTree.gen.ts with the generator of the router, as its plugin of Vite does.
// The types are checked before Vite runs, and a route that is not in the tree has none. The command of the router,
// `tsr generate`, reads its options from a second file.
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerOptions } from './vite/router-options.ts'

const root = process.cwd()
await new Generator({ config: getConfig(routerOptions, root), root }).run()

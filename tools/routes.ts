// Writes src/app/routeTree.gen.ts with the generator of the router, as the dev server and the build do by themselves.
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerOptions } from './vite/router-options.ts'

const root = process.cwd()
await new Generator({ config: getConfig(routerOptions, root), root }).run()

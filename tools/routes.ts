import { Generator, getConfig } from '@tanstack/router-generator'
import { routerOptions } from './vite/router-options.ts'

// Writes src/app/routeTree.gen.ts, as the dev server and the build do by themselves.
const root = process.cwd()
await new Generator({ config: getConfig(routerOptions, root), root }).run()

import { buildSite } from './build/build-site.ts'

const mode = process.argv.includes('--mode')
  ? process.argv[process.argv.indexOf('--mode') + 1]
  : undefined
await buildSite({
  origin: process.env.PRERENDER_ORIGIN ?? '',
  ...(mode !== undefined && { mode }),
})

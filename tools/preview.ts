import { serve } from 'srvx'
import { createMockFetch } from '../mocks/server.ts'
import { buildSite } from './build/build-site.ts'
import { serveSite } from './serve-site.ts'

// `npm run preview`: the production build, prerendered from the mock backend and served with it on
// one origin, under the headers that ship. `--no-build` serves the `dist` that is there.
const port = Number(process.env.PORT ?? 4173)
const backend = createMockFetch()
let site: ((request: Request) => Promise<Response>) | null = null

const server = serve({
  port,
  hostname: 'localhost',
  silent: true,
  fetch: async (request) =>
    (await backend(request)) ??
    (await site?.(request)) ??
    new Response('building', { status: 503 }),
})
await server.ready()
const origin = `http://localhost:${port}`

process.env.VITE_ACCOUNT_BASE ??= '/mock-account'
process.env.VITE_SITE_ORIGIN ??= origin
if (!process.argv.includes('--no-build')) await buildSite({ origin })
site = await serveSite('dist')
console.log(`preview: ${origin}/`)

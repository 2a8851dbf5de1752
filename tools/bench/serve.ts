import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { serve } from 'srvx'
import { build } from 'vite'
import { createMockFetch } from '../../mocks/server.ts'
import { buildSite } from '../build/build-site.ts'
import { policyOf } from '../build/policy.ts'
import { serveSite } from '../serve-site.ts'
import { readSettings } from '../settings/settings.ts'
import { boardOf, fileOf, seasons } from './boards.ts'

const benchFolder = '.cache/bench'
const bareFolder = `${benchFolder}/bare`
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

function buildBare() {
  return build({
    configFile: false,
    root: 'tools/bench/page',
    base: '/bare/',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(process.cwd(), bareFolder), emptyOutDir: true },
  })
}

async function bareFile(path: string): Promise<Response> {
  const name = path === '/bare/' ? 'index.html' : path.slice('/bare/'.length)
  const body = await readFile(join(bareFolder, name)).catch(() => null)
  if (body === null) return new Response('not found', { status: 404 })
  // Under the headers of the site: what they cost, both pay.
  const headers = policyOf({
    inlineScripts: [],
    styleHashes: [],
    isDemo: false,
    settings: readSettings(process.env),
  }).html
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'content-type': types[extname(name)] ?? 'application/octet-stream' },
  })
}

/** Seasons and boards of the benchmark in the place of the mock backend's. */
function benchFile(path: string): Response | null {
  const folder = '/game-data/leaderboard/levels'
  if (path === `${folder}.json`) return Response.json(seasons)
  const season = seasons.find(({ season }) => path === `${folder}/${fileOf(season)}`)
  return season ? Response.json(boardOf(season.season)) : null
}

/**
 * The production build of the site on the boards of the benchmark, and the bare table under `/bare/`.
 * @param isBuilt the build that is there is measured as it is
 */
export async function serveBench(port: number, isBuilt: boolean) {
  const backend = createMockFetch()
  let site: ((request: Request) => Promise<Response>) | null = null
  const server = serve({
    port,
    hostname: 'localhost',
    silent: true,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/bare/')) return bareFile(pathname)
      const own = benchFile(pathname)
      return (
        own ??
        (await backend(request)) ??
        (await site?.(request)) ??
        new Response('building', { status: 503 })
      )
    },
  })
  await server.ready()
  const origin = `http://localhost:${port}`
  if (!isBuilt) await buildSite({ origin, folder: benchFolder, isAccepted: true })
  await buildBare()
  site = await serveSite(`${benchFolder}/dist`)
  return { origin, close: () => server.close(true) }
}

// `npm run mock-server`: the mock backend over HTTP, and as a function for the preview and the tests. MSW has no HTTP
// server of its own: srvx passes requests to its handlers. A test chooses scenario and memory by request headers.
import { parseArgs } from 'node:util'
import { getResponse, type HttpHandler } from 'msw'
import { serve } from 'srvx'
import { createBackend, type Backend, type BackendOptions } from './backend.ts'
import { brokenBody } from './faults.ts'
import { readFromDisk } from './files-from-disk.ts'
import { isMocked } from './mocked-path.ts'
import { scenarioHandlers, scenarios } from './scenarios.ts'

/** Chooses the scenario of one request; tests set it for a whole browser context. */
const scenarioHeader = 'x-mock-scenario'
/** Names a memory of its own, so that tests at the same time do not see each other. */
const stateHeader = 'x-mock-state'

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** CORS headers for a page on another local port. */
function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin') ?? ''
  if (!local.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': `content-type, idempotency-key, ${scenarioHeader}, ${stateHeader}`,
    vary: 'origin',
  }
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const all = new Headers(response.headers)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return new Response(response.body, { status: response.status, headers: all })
}

/** The backend as a function of a request; `undefined` if the URL is not the backend's. */
export function createMockFetch(
  options: BackendOptions = {},
): (request: Request) => Promise<Response | undefined> {
  const backends = new Map<string, Backend>()
  const handlers = new Map<string, HttpHandler[]>()
  return async (request) => {
    if (!isMocked(new URL(request.url).pathname)) return undefined
    const cors = corsHeaders(request)
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    const state = request.headers.get(stateHeader) ?? ''
    const scenario = request.headers.get(scenarioHeader) ?? ''
    const backend = once(backends, state, () =>
      createBackend({ readFile: readFromDisk, ...options }),
    )
    const chosen = once(handlers, JSON.stringify([state, scenario]), () =>
      scenario === '' ? backend.handlers : scenarioHandlers(scenario, backend),
    )
    const response = await getResponse(chosen, request)
    if (response === undefined) return undefined
    const isBroken = response.type === 'error'
    const sent = isBroken
      ? await brokenBody(() => Promise.resolve('{"code":200,"data":'))
      : response
    return withHeaders(sent, cors)
  }
}

function run(): void {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4600' },
      host: { type: 'string', default: 'localhost' },
      scenario: { type: 'string', default: 'default' },
    },
  })
  const respond = createMockFetch({ scenario: values.scenario })
  const server = serve({
    port: Number(values.port),
    hostname: values.host,
    silent: true,
    fetch: async (request) => (await respond(request)) ?? new Response(null, { status: 404 }),
  })
  console.log(
    `mock backend: ${server.url ?? `http://localhost:${values.port}/`} (${values.scenario})`,
  )
  console.log(`scenarios, by the header ${scenarioHeader}:`)
  for (const { name, description } of scenarios) console.log(`  ${name.padEnd(20)} ${description}`)
}

if (import.meta.main) run()

import { createMockFetch } from '../../mocks/server.ts'
import { filledPath } from '#api/endpoint.ts'
import { mockPath } from '../../mocks/respond.ts'
import { endpoints, type Endpoint } from './endpoint.ts'

/** The origin of `npm run mock-server`. */
const origin = 'http://localhost:4600'

// A fixed time and player, so that the document changes only when the API or the content does.
const options = { now: () => Date.UTC(2026, 10, 21, 3), session: 'member' } as const

export interface Exchange {
  endpoint: Endpoint
  /** What was sent: the URL, the headers by name, and the JSON of the body. */
  request: { url: string; headers: Record<string, string>; body: string | undefined }
  status: number
  /** The JSON of the response. */
  response: unknown
}

const key = '0b3f3c1e-7a64-4a63-9d6b-6f1f4d2f8a11'

function requestOf({ sample, countsOnce, ...endpoint }: Endpoint): Exchange['request'] {
  const isLocalized = endpoint.host === 'api' && !(sample.body && 'lang' in sample.body)
  return {
    url: origin + filledPath(mockPath(endpoint), sample.params),
    headers: {
      ...(isLocalized && { 'Accept-Language': 'en' }),
      ...(countsOnce && { 'Idempotency-Key': key }),
      ...(sample.body && { 'Content-Type': 'application/json' }),
    },
    body: sample.body && JSON.stringify(sample.body),
  }
}

/** Sends the sample request of each endpoint to a mock backend. */
export async function mockExchanges(): Promise<Exchange[]> {
  const backend = createMockFetch(options)
  return Promise.all(
    endpoints.map(async (endpoint) => {
      const { url, ...sent } = requestOf(endpoint)
      const response = await backend(new Request(url, { method: endpoint.method, ...sent }))
      if (response === undefined) throw new Error(`the mock backend lacks ${endpoint.path}`)
      const request = { url, ...sent }
      return { endpoint, request, status: response.status, response: await response.json() }
    }),
  )
}

const longest = 160

/** Shortens an example: lists keep their first item, texts their beginning. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string')
    return value.length > longest ? `${value.slice(0, longest)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]))
}

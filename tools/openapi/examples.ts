import { createMockFetch } from '../../mocks/server.ts'
import { filledPath } from '#api/endpoint.ts'
import { mockPath } from '../../mocks/respond.ts'
import { endpoints, type Endpoint } from './endpoint.ts'

const origin = 'https://site.example'

// A fixed time and player, so that the document changes only when the API or the content does.
const options = { now: () => Date.UTC(2026, 10, 21, 3), session: 'member' } as const

export interface Exchange {
  endpoint: Endpoint
  status: number
  /** The JSON of the response. */
  response: unknown
}

function requestOf({ method, sample, ...endpoint }: Endpoint): Request {
  const url = origin + filledPath(mockPath(endpoint), sample.params)
  return new Request(url, {
    method,
    headers: {
      'accept-language': 'en',
      ...(sample.body && { 'content-type': 'application/json' }),
    },
    ...(sample.body && { body: JSON.stringify(sample.body) }),
  })
}

/** Sends the sample request of each endpoint to a mock backend. */
export async function mockExchanges(): Promise<Exchange[]> {
  const backend = createMockFetch(options)
  return Promise.all(
    endpoints.map(async (endpoint) => {
      const response = await backend(requestOf(endpoint))
      if (response === undefined) throw new Error(`the mock backend lacks ${endpoint.path}`)
      return { endpoint, status: response.status, response: await response.json() }
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

import { http, HttpResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'
import { isIdName, type DescribedEndpoint, type Endpoint, type Host } from '#api/endpoint.ts'
import { idPattern } from '#lib/record-id.ts'

interface Envelope<T> {
  code: number
  data: T
}

/** One page of a list as the API sends it. */
export interface WirePage<T> {
  contents: T[]
  totalElements: number
  totalPages: number
  page: number
  size: number
}

/** Success: HTTP 200 and code 200. */
export function ok(data: unknown): Response {
  return HttpResponse.json({ code: 200, data } satisfies Envelope<unknown>)
}

/** A failure in the body: HTTP 200 and another code. */
export function failed(code: number): Response {
  return HttpResponse.json({ code, data: null } satisfies Envelope<null>)
}

/** Responds with the value, or with code 404 if it is undefined. */
export function found(data: unknown): Response {
  return data === undefined ? failed(404) : ok(data)
}

/**
 * Refuses a request that docs/api.md does not allow: HTTP 400 with the reason, which the console shows too,
 * because the site does not print response bodies.
 */
export function refused(message: string): Response {
  console.warn(`The mock backend refuses a request. ${message}`)
  return HttpResponse.json({ code: 400, data: null, message }, { status: 400 })
}

/** One page of `items` in the paged envelope; past the last page it is empty. */
export function pageOf<T>(items: readonly T[], page: number, size: number): WirePage<T> {
  return {
    contents: items.slice((page - 1) * size, page * size),
    totalElements: items.length,
    totalPages: Math.ceil(items.length / size),
    page,
    size,
  }
}

type Params = Record<string, string>

/** The input of a handler: the checked body, the path parameters and the request. */
interface Call<T> {
  body: T
  params: Params
  request: Request
}

type Resolver<T> = (call: Call<T>) => Response | Promise<Response>

/** A handler of an endpoint that the site uses. */
export type EndpointHandler = HttpHandler & { endpoint: DescribedEndpoint }

const prefixes: Record<Host, string> = {
  api: '/api',
  external: '',
  account: '/mock-account',
  assets: '',
}

/** Returns the path of an endpoint on the mock backend. */
export const mockPath = ({ host, path }: Pick<Endpoint, 'host' | 'path'>) => prefixes[host] + path

const pattern = (endpoint: Endpoint) => `*${mockPath(endpoint).replace(/\{(\w+)\}/g, ':$1')}`

function pathFault(params: Params): string | null {
  const wrong = Object.keys(params).find(
    (name) => isIdName(name) && !idPattern.test(params[name] ?? ''),
  )
  return wrong === undefined ? null : `no id: ${params[wrong]}`
}

type Read<T> = { body: T } | { problem: string }

async function readBody<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
): Promise<Read<T>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return { problem: `content-type: ${type}` }
  try {
    const result = v.safeParse(schema, JSON.parse(await request.text()))
    if (result.success) return { body: result.output }
    const [issue] = result.issues
    return { problem: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` }
  } catch {
    return { problem: 'body: no JSON' }
  }
}

/** Handles a POST whose JSON body fits `schema`; every other body is refused. */
export function postTo<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  respond: Resolver<T>,
): HttpHandler {
  return http.post<Params>(path, async ({ request, params }) => {
    const problem = pathFault(params)
    if (problem !== null) return refused(problem)
    const read = await readBody(request, schema)
    return 'problem' in read ? refused(read.problem) : respond({ body: read.body, params, request })
  })
}

/** Handles an endpoint; a body that does not fit its request schema is refused. */
export function post<T extends object>(
  endpoint: DescribedEndpoint<T>,
  respond: Resolver<T>,
): EndpointHandler {
  if (endpoint.request === undefined) throw new Error(`${endpoint.path} has no request schema`)
  return Object.assign(postTo(pattern(endpoint), endpoint.request(), respond), { endpoint })
}

/** Handles an endpoint without a request body; a body or a content type is refused. */
export function postEmpty(
  endpoint: DescribedEndpoint<undefined>,
  respond: Resolver<null>,
): EndpointHandler {
  const handler = http.post<Params>(pattern(endpoint), async ({ request, params }) => {
    const problem = pathFault(params)
    if (problem !== null) return refused(problem)
    if (request.headers.has('content-type')) return refused('content-type on a call without a body')
    if ((await request.text()) !== '') return refused('body on a call without one')
    return respond({ body: null, params, request })
  })
  return Object.assign(handler, { endpoint })
}

/** Handles a static file; `undefined` is HTTP 404. */
export function file(
  endpoint: DescribedEndpoint<undefined>,
  read: (params: Params) => object | undefined,
): EndpointHandler {
  const handler = http.get<Params>(pattern(endpoint), ({ params }) => {
    const content = read(params)
    return content ? HttpResponse.json(content) : new HttpResponse(null, { status: 404 })
  })
  return Object.assign(handler, { endpoint })
}

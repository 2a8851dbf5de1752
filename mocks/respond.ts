import { http, HttpResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'
import type { Envelope, Paged } from './wire.ts'

/** Success: HTTP 200 and code 200. */
export function ok(data: unknown): Response {
  return HttpResponse.json({ code: 200, data } satisfies Envelope<unknown>)
}

/** A failure that HTTP knows nothing of: HTTP 200 and another code. */
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
export function pageOf<T>(items: readonly T[], page: number, size: number): Paged<T> {
  return {
    contents: items.slice((page - 1) * size, page * size),
    totalElements: items.length,
    totalPages: Math.ceil(items.length / size),
    page,
    size,
  }
}

type Params = Record<string, string>

/** The input of a handler: the checked fields, the path parameters and the request. */
interface Call<T> {
  body: T
  params: Params
  request: Request
}

type Answer<T> = (call: Call<T>) => Response | Promise<Response>

const id = /^[1-9]\d{0,9}$/

function pathFault(params: Params): string | null {
  const { idx } = params
  return idx === undefined || id.test(idx) ? null : `no id: ${idx}`
}

type Read<T> = { body: T } | { fault: string }

async function readBody<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
): Promise<Read<T>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return { fault: `content-type: ${type}` }
  try {
    const result = v.safeParse(schema, JSON.parse(await request.text()))
    if (result.success) return { body: result.output }
    const [issue] = result.issues
    return { fault: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` }
  } catch {
    return { fault: 'body: no JSON' }
  }
}

/** Handles a POST whose JSON body fits `schema`; every other body is refused. */
export function post<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  answer: Answer<T>,
): HttpHandler {
  return http.post<Params>(`*${path}`, async ({ request, params }) => {
    const fault = pathFault(params)
    if (fault !== null) return refused(fault)
    const read = await readBody(request, schema)
    return 'fault' in read ? refused(read.fault) : answer({ body: read.body, params, request })
  })
}

/** Handles a POST without a body; one with a body or a content type is refused. */
export function postEmpty(path: string, answer: Answer<null>): HttpHandler {
  return http.post<Params>(`*${path}`, async ({ request, params }) => {
    const fault = pathFault(params)
    if (fault !== null) return refused(fault)
    if (request.headers.has('content-type')) return refused('content-type on a call without a body')
    if ((await request.text()) !== '') return refused('body on a call without one')
    return answer({ body: null, params, request })
  })
}

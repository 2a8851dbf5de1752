import { getResponse, type HttpHandler } from 'msw'

export interface ParsedResponse {
  status: number
  code: unknown
  data: unknown
}

const origin = 'http://site.test'

/** Sends a request to handlers as a browser would, without a network. */
export async function request(
  handlers: HttpHandler[],
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await getResponse(handlers, new Request(origin + path, init))
  if (response === undefined) throw new Error(`no handler for ${path}`)
  return response
}

/** A POST as the site sends it; without `body` it has no content type either. */
export async function call(
  handlers: HttpHandler[],
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ParsedResponse> {
  const response = await request(handlers, path, {
    method: 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json: { code?: unknown; data?: unknown } = text === '' ? {} : JSON.parse(text)
  return { status: response.status, code: json.code, data: json.data }
}

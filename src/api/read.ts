import { ApiError } from './api-error.ts'
import { bases } from './bases.ts'
import { request } from './client.ts'
import { filledPath, type Endpoint, type Fields, type Params } from './endpoint.ts'
import { serverLang } from './localized.ts'
import { readAs, readEnvelope } from './parse.ts'
import type { Page, Paged } from './schema.ts'

/** Returns the URL of an endpoint. */
export function urlOf({ host, path }: Pick<Endpoint, 'host' | 'path'>, params?: Params): string {
  return (bases()[host] ?? '') + filledPath(path, params)
}

/** Returns the option by which a request to another origin has cookies: only if the endpoint needs the session. */
export function credentialsOf({ needsSession }: Pick<Endpoint, 'needsSession'>) {
  return needsSession ? ({ credentials: 'include' } as const) : {}
}

/** Reads an endpoint whose fields are checked by the exported functions. */
async function readWith<T>(
  endpoint: Endpoint<unknown, T>,
  { params, body }: { params?: Params; body?: object },
  signal?: AbortSignal,
): Promise<T> {
  const { host, path, response } = endpoint
  const url = urlOf(endpoint, params)
  const name = filledPath(path, params)
  if (host === 'assets')
    return readAs(response, await request({ method: 'GET', url, signal }), name)
  // For the endpoints whose body names no language.
  const headers = { 'accept-language': serverLang() }
  const options = { url, body, headers, signal, ...credentialsOf(endpoint) }
  return readEnvelope(response, await request({ method: 'POST', ...options }), name)
}

/**
 * Reads an endpoint. Without a body, the request has no content type either.
 * @throws {ApiError} of any kind; the data returned is always valid
 */
export function read<TRequest, T, TPath extends string>(
  endpoint: Endpoint<TRequest, T, TPath>,
  fields: Fields<TRequest, TPath>,
  signal?: AbortSignal,
): Promise<T> {
  return readWith(endpoint, fields, signal)
}

/**
 * Reads one page of a list. The result has the requested number, also if the response has another.
 * @throws {ApiError} also for a first page without items whose total is not 0: it must not look like an empty list
 */
export async function readPage<TRequest extends { page: number }, T>(
  endpoint: Endpoint<TRequest, Page<T>>,
  body: TRequest,
  signal?: AbortSignal,
): Promise<Paged<T>> {
  const result = await readWith(endpoint, { body }, signal)
  if (result.items.length === 0 && result.total > 0 && body.page === 1) {
    throw new ApiError('unreadable', endpoint.path, { cause: `no items of ${result.total}` })
  }
  return { ...result, page: body.page }
}

/**
 * Reads one page of a list. If it has no items, reads the last page instead, and the first one if the totals of the
 * list are wrong.
 */
export async function readPageWithinEnd<TRequest extends { page: number }, T>(
  endpoint: Endpoint<TRequest, Page<T>>,
  body: TRequest,
  signal?: AbortSignal,
): Promise<Paged<T>> {
  const result = await readPage(endpoint, body, signal)
  if (result.items.length > 0 || body.page === 1) return result
  const page = result.pageCount < body.page ? result.pageCount : 1
  return readPageWithinEnd(endpoint, { ...body, page }, signal)
}

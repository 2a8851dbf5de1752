import { bases } from './bases.ts'
import { request } from './client.ts'
import { serverLang } from './localized.ts'
import { readAs, readEnvelope, type Schema } from './parse.ts'

/**
 * POSTs `body` to a path under the API base; without one, the request has no content type either.
 * @throws {ApiError} of any kind; the data returned is always valid
 */
export async function post<T>(
  path: `/${string}`,
  body: object | undefined,
  schema: Schema<T>,
  signal?: AbortSignal,
): Promise<T> {
  // For the endpoints whose body names no language.
  const headers = { 'accept-language': serverLang() }
  const url = bases().api + path
  return readEnvelope(schema, await request({ method: 'POST', url, body, headers, signal }), path)
}

/** GETs a static JSON file of the assets host. @throws {ApiError} as {@link post} */
export async function getFile<T>(
  path: `/game-data/${string}`,
  schema: Schema<T>,
  signal?: AbortSignal,
): Promise<T> {
  const url = bases().assets + path
  return readAs(schema, await request({ method: 'GET', url, signal }), path)
}

import { ApiError } from './api-error.ts'
import { bases } from './bases.ts'
import { serverLang } from './localized.ts'
import type { Schema } from './parse.ts'
import { send } from './send.ts'

/**
 * Fetches what an answer is read by: a stored page asks for nothing at first, and then does not carry
 * it (bars, "first load").
 */
export type LazySchema<T> = () => Promise<Schema<T>>

/** Before the call, so that no answer is lost to it. @throws {ApiError} `network` */
async function reader<T>(schema: LazySchema<T>, call: string) {
  try {
    const [parse, ready] = await Promise.all([import('./parse.ts'), schema()])
    return { parse, ready }
  } catch (cause) {
    throw new ApiError('network', call, { cause })
  }
}

/**
 * POSTs `body` (none: no body, no content type) to a path under the API base.
 * @throws {ApiError} of any kind; nothing invalid is ever returned
 */
export async function post<T>(
  path: `/${string}`,
  body: object | undefined,
  schema: LazySchema<T>,
  signal?: AbortSignal,
): Promise<T> {
  // For the calls whose body names no language.
  const headers = { 'accept-language': serverLang() }
  const url = bases().api + path
  const { parse, ready } = await reader(schema, path)
  const { body: answer } = await send({ method: 'POST', url, body, headers, signal })
  return parse.readEnvelope(ready, answer, path)
}

/** GETs a static JSON file of the assets host. @throws {ApiError} as {@link post} */
export async function getFile<T>(
  path: `/game-data/${string}`,
  schema: LazySchema<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { parse, ready } = await reader(schema, path)
  const { body } = await send({ method: 'GET', url: bases().assets + path, signal })
  return parse.readAs(ready, body, path)
}

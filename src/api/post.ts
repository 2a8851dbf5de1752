import { bases } from './bases.ts'
import { serverLang } from './localized.ts'
import { loadFor, loadWire } from './load-wire.ts'
import type { Schema } from './parse.ts'

/**
 * Fetches what an answer is read by: a stored page asks for nothing at first, and then does not carry
 * it (bars, "first load").
 */
export type LazySchema<T> = () => Promise<Schema<T>>

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
  const [wire, ready] = await Promise.all([loadWire(path), loadFor(path, schema)])
  const { body: answer } = await wire.send({ method: 'POST', url, body, headers, signal })
  return wire.readEnvelope(ready, answer, path)
}

/** GETs a static JSON file of the assets host. @throws {ApiError} as {@link post} */
export async function getFile<T>(
  path: `/game-data/${string}`,
  schema: LazySchema<T>,
  signal?: AbortSignal,
): Promise<T> {
  const [wire, ready] = await Promise.all([loadWire(path), loadFor(path, schema)])
  const { body } = await wire.send({ method: 'GET', url: bases().assets + path, signal })
  return wire.readAs(ready, body, path)
}

import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import { bases } from './bases.ts'
import { serverLang } from './localized.ts'
import { send } from './send.ts'

const Envelope = v.object({ code: v.number(), data: v.optional(v.unknown()) })

type Schema<T> = v.GenericSchema<unknown, T>

/** What `schema` makes of `data`. @throws {ApiError} `unreadable` where it is not what was promised */
export function readAs<T>(schema: Schema<T>, data: unknown, call: string): T {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ApiError('unreadable', call, { cause: `${v.getDotPath(issue) ?? ''} ${issue.message}` })
}

/** The data of an envelope `{ code, data }`; success is code 200 alone (spec section 7). */
export function readEnvelope<T>(schema: Schema<T>, body: unknown, call: string): T {
  const { code, data } = readAs(Envelope, body, call)
  if (code !== 200) throw new ApiError('code', call, { code })
  return readAs(schema, data, call)
}

/**
 * POSTs `body` (none: no body, no content type) to a path under the API base.
 * @throws {ApiError} of any kind; nothing invalid is ever returned
 */
export async function post<T>(
  path: `/${string}`,
  body: object | undefined,
  schema: Schema<T>,
  signal?: AbortSignal,
): Promise<T> {
  // For the calls whose body names no language.
  const headers = { 'accept-language': serverLang() }
  const url = bases().api + path
  const { body: answer } = await send({ method: 'POST', url, body, headers, signal })
  return readEnvelope(schema, answer, path)
}

/** GETs a static JSON file of the assets host. @throws {ApiError} as {@link post} */
export async function getFile<T>(
  path: `/game-data/${string}`,
  schema: Schema<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { body } = await send({ method: 'GET', url: bases().assets + path, signal })
  return readAs(schema, body, path)
}

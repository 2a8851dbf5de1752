import * as v from 'valibot'
import { ApiError } from './api-error.ts'

const Envelope = v.object({ code: v.number(), data: v.optional(v.unknown()) })

/** What an answer is read by. */
export type Schema<T> = v.GenericSchema<unknown, T>

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

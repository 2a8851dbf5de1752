import * as v from 'valibot'
import { ApiError } from './api-error.ts'

const Envelope = v.object({ code: v.number(), data: v.optional(v.unknown()) })

/** A schema that validates a response. */
export type Schema<T> = v.GenericSchema<unknown, T>

/** The call whose body is being read. Reading is synchronous, so there is at most one. */
let readCall = ''

/**
 * Returns the call whose body is being read, for messages about a section of it; empty outside of
 * one.
 */
export const callInReading = () => readCall

function parseBodyOf<T>(call: string, schema: Schema<T>, data: unknown) {
  readCall = call
  try {
    return v.safeParse(schema, data)
  } finally {
    readCall = ''
  }
}

/** Validates `data`. @throws {ApiError} `unreadable` if it does not match */
export function readAs<T>(schema: Schema<T>, data: unknown, call: string): T {
  const result = parseBodyOf(call, schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ApiError('unreadable', call, { cause: `${v.getDotPath(issue) ?? ''} ${issue.message}` })
}

/** Returns the data of an envelope `{ code, data }`. Only code 200 is a success. */
export function readEnvelope<T>(schema: Schema<T>, body: unknown, call: string): T {
  const { code, data } = readAs(Envelope, body, call)
  if (code !== 200) throw new ApiError('code', call, { code })
  return readAs(schema, data, call)
}

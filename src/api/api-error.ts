/**
 * - `network`: no response (refused, offline, connection lost)
 * - `timeout`: the deadline passed before the response was complete
 * - `http`: a status other than 200
 * - `code`: HTTP 200 with another code than 200 in the envelope
 * - `unreadable`: a response that is not JSON or does not match its schema
 * - `missing`: the request was not sent because it had no identifier
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'code' | 'unreadable' | 'missing'

interface ApiErrorDetails {
  status?: number | undefined
  code?: number | undefined
  /** The delay in the Retry-After header, in milliseconds. */
  retryAfterMs?: number | undefined
  /** The milliseconds that the whole read has left. */
  timeLeftMs?: number | undefined
  cause?: unknown
}

/** The error of every failed API call. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly code: number | undefined
  readonly retryAfterMs: number | undefined
  readonly timeLeftMs: number | undefined

  constructor(kind: ApiErrorKind, call: string, details: ApiErrorDetails = {}) {
    const codes = [details.status, details.code].filter((code) => code !== undefined)
    super([`${call}: ${kind}`, ...codes].join(' '), { cause: details.cause })
    this.kind = kind
    this.status = details.status
    this.code = details.code
    this.retryAfterMs = details.retryAfterMs
    this.timeLeftMs = details.timeLeftMs
  }
}

/** Returns true if the server responds that the requested record does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 404 || error.status === 404)
}

/** Returns true if the server requires a signed-in visitor. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 401)
}

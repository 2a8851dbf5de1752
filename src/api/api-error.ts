/**
 * - `network`: no answer (refused, offline, broken off)
 * - `timeout`: the deadline passed before the whole answer was in
 * - `http`: an answer with another status than 200
 * - `code`: HTTP 200 whose envelope says another code than 200
 * - `unreadable`: an answer that is no JSON or not what the contract promises
 * - `missing`: the call was not made because it had no identifier
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'code' | 'unreadable' | 'missing'

interface ApiErrorFacts {
  status?: number | undefined
  code?: number | undefined
  /** How long the server asks to wait before the next try, in milliseconds. */
  retryAfterMs?: number | undefined
  /** What is left of the time of the whole read, in milliseconds. */
  timeLeftMs?: number | undefined
  cause?: unknown
}

/** The one error that a call to a server ends with. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly code: number | undefined
  readonly retryAfterMs: number | undefined
  readonly timeLeftMs: number | undefined

  constructor(kind: ApiErrorKind, call: string, facts: ApiErrorFacts = {}) {
    const figures = [facts.status, facts.code].filter((figure) => figure !== undefined)
    super([`${call}: ${kind}`, ...figures].join(' '), { cause: facts.cause })
    this.kind = kind
    this.status = facts.status
    this.code = facts.code
    this.retryAfterMs = facts.retryAfterMs
    this.timeLeftMs = facts.timeLeftMs
  }
}

/** True where the server says that the thing asked for does not exist (contract: body code 404). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 404 || error.status === 404)
}

/** True where the server wants a signed-in visitor. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 401)
}

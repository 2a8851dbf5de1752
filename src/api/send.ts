import { DeadlineError, withDeadline } from '#lib/deadline.ts'
import { ApiError } from './api-error.ts'
import { giveBackTime, takeTime } from './read-time.ts'
import { parseRetryAfter } from './retry-after.ts'
import { transport } from './transport.ts'

export interface Call {
  method: 'GET' | 'POST'
  url: string
  body?: object | undefined
  headers?: Record<string, string> | undefined
  /** Of the read that the call belongs to, with which it shares its time. */
  signal?: AbortSignal | undefined
  credentials?: RequestCredentials
  /** A time of its own, headers and body together. */
  deadlineMs?: number
}

export interface Answer {
  status: number
  /** The JSON of the body; its shape is not known yet. */
  body: unknown
}

/** Common end of every call that is answered 401 (spec section 8): it is logged, then rejected. */
function rejectUnauthorized(error: ApiError): never {
  console.warn(`${error.message}: sign-in needed`)
  throw error
}

/**
 * Sends one call, once. The only place of the app that fetches.
 * @throws {ApiError} `network`, `timeout`, `http` or `unreadable`; the reason of `signal` when aborted
 */
export async function send(call: Call): Promise<Answer> {
  const name = `${call.method} ${call.url}`
  const response = await exchange(call, name)
  const timeLeftMs = giveBackTime(call.signal, performance.now())
  if (response.status !== 200) {
    const error = new ApiError('http', name, {
      status: response.status,
      timeLeftMs,
      retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
    })
    if (response.status === 401) rejectUnauthorized(error)
    throw error
  }
  try {
    return { status: response.status, body: JSON.parse(response._data ?? '') }
  } catch (cause) {
    throw new ApiError('unreadable', name, { status: response.status, cause })
  }
}

async function exchange(call: Call, name: string) {
  const { method, url, body, headers, credentials } = call
  const timeMs = call.deadlineMs ?? takeTime(call.signal, performance.now())
  try {
    return await withDeadline(timeMs, call.signal, (signal) =>
      transport.raw<string, 'text'>(url, {
        method,
        signal,
        ...(credentials && { credentials }),
        ...(body && { body: JSON.stringify(body) }),
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      }),
    )
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    const timeLeftMs = giveBackTime(call.signal, performance.now())
    const kind = cause instanceof DeadlineError ? 'timeout' : 'network'
    throw new ApiError(kind, name, { cause, timeLeftMs })
  }
}

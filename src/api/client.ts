import { createFetchError, FetchError, ofetch, type FetchOptions } from 'ofetch'
import { DeadlineError, withDeadline } from '#lib/promises.ts'
import { noteServerTime, serverNow } from '#lib/server-time.ts'
import { ApiError } from './api-error.ts'
import { loadNamesFor } from './html.ts'
import { endAttempt, startAttempt } from './deadline-budget.ts'

/**
 * The HTTP client. It does not use three features of ofetch:
 * - `timeout`: ofetch ignores it next to a `signal`, which Query passes to every read, and clears
 *   it once the headers arrive. `withDeadline` includes the body.
 * - `retry`: it would also repeat POSTs. Query retries reads (src/app/query-client.ts).
 * - JSON parsing: it returns broken JSON as a string. The hook below parses strictly.
 */
const client = ofetch.create({
  retry: false,
  responseType: 'text',
  onResponse: async (context) => {
    const { response } = context
    // Of responses that no cache has stored. Another origin has to expose the header.
    if (!import.meta.env.SSR && context.options.method === 'POST') {
      noteServerTime(response.headers.get('date'))
    }
    // ofetch accepts every status below 400; the backend uses only 200 for success.
    if (response.status !== 200) throw createFetchError(context)
    await loadNamesFor(response._data)
    response._data = JSON.parse(response._data)
  },
})

export interface ApiRequest extends Pick<FetchOptions, 'headers' | 'credentials'> {
  method: 'GET' | 'POST'
  url: string
  body?: object | undefined
  /**
   * The signal of the read that the request belongs to. Requests with the same signal share a
   * deadline.
   */
  signal?: AbortSignal | undefined
  /** A separate deadline for this request, headers and body together. */
  deadlineMs?: number
}

/**
 * Sends one request, without retries, and returns the JSON of the response body, whose shape is
 * unknown. Every request of the app goes through this function.
 * @throws {ApiError} `network`, `timeout`, `http` or `unreadable`; the reason of `signal` when
 *   aborted
 */
export async function request({ url, deadlineMs, signal, ...options }: ApiRequest) {
  const timeMs = deadlineMs ?? startAttempt(signal, performance.now())
  try {
    return await withDeadline<unknown>(timeMs, signal, (deadline) =>
      client(url, { ...options, signal: deadline }),
    )
  } catch (cause) {
    if (signal?.aborted) throw cause
    const timeLeftMs = endAttempt(signal, performance.now())
    throw toApiError(cause, `${options.method} ${url}`, timeLeftMs)
  } finally {
    endAttempt(signal, performance.now())
  }
}

function toApiError(cause: unknown, name: string, timeLeftMs: number | undefined): ApiError {
  if (cause instanceof DeadlineError) return new ApiError('timeout', name, { cause, timeLeftMs })
  if (cause instanceof SyntaxError) {
    return new ApiError('unreadable', name, { cause, timeLeftMs, status: 200 })
  }
  const response = cause instanceof FetchError ? cause.response : undefined
  if (response === undefined) return new ApiError('network', name, { cause, timeLeftMs })
  return new ApiError('http', name, {
    timeLeftMs,
    status: response.status,
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), serverNow()),
  })
}

/**
 * Parses a `Retry-After` header (RFC 9110, 10.2.3: seconds or an HTTP date). @returns milliseconds
 * from `now`; `undefined` without a valid header
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  // Date.parse by itself accepts nearly any text.
  const date = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

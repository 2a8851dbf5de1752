import { useIsMutating, useMutation, useQueryClient, type MutationKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { request } from './client.ts'
import { Result, type Endpoint, type Fields } from './endpoint.ts'
import { readAs } from './parse.ts'
import { credentialsOf, urlOf } from './read.ts'

/** Returns a new UUID (version 4) for one click, by which a server detects repeated requests. */
export function createIdempotencyKey(): string {
  // Defined in secure contexts only.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0')
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0')
    return byte.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * What became of a request that is sent once:
 * - `responded`: with the code of the response body
 * - `offline`: not sent
 * - `refused`: without any effect
 * - `lost`: it may have had its effect before its response was lost
 */
export type Delivery =
  | { kind: 'responded'; code: number }
  | { kind: 'offline' | 'refused' | 'lost'; failure: unknown }

/**
 * Tells what became of a failed request.
 * @param wasOffline whether the device was known to be offline when the request was sent
 */
export function failedDelivery(failure: unknown, wasOffline: boolean): Delivery {
  if (wasOffline) return { kind: 'offline', failure }
  if (!(failure instanceof ApiError)) return { kind: 'refused', failure }
  const { status = 0 } = failure
  return { kind: status >= 400 && status < 500 ? 'refused' : 'lost', failure }
}

/** Sends the request of one click. It never rejects, because any outcome is one to show. */
export async function sendOnce<TRequest, TPath extends string>(
  endpoint: Endpoint<TRequest, { code: number }, TPath>,
  fields: Fields<TRequest, TPath>,
): Promise<Delivery> {
  const { params, body = {} } = fields
  const wasOffline = !navigator.onLine
  try {
    const url = urlOf(endpoint, params)
    const key = createIdempotencyKey()
    return {
      kind: 'responded',
      code: await postIdempotent(url, body, key, credentialsOf(endpoint)),
    }
  } catch (failure) {
    console.warn('request without a response', failure)
    return failedDelivery(failure, wasOffline)
  }
}

interface SendOnceOptions<Input, Outcome> {
  /** The identity of the write: only one of them is pending at any time. */
  mutationKey: MutationKey
  mutationFn: (input: Input) => Promise<Outcome>
  onSuccess?: (outcome: Outcome) => void
}

/**
 * Returns a write that is sent when the visitor submits it, or not at all: without retry, and without waiting for
 * the network (docs/decisions/0008-one-submit-one-request.md). It is locked while one is pending, including one
 * of a form that was left.
 */
export function useSendOnce<Input, Outcome>({
  mutationKey,
  ...options
}: SendOnceOptions<Input, Outcome>) {
  const client = useQueryClient()
  const { mutate, reset, data } = useMutation({
    mutationKey,
    networkMode: 'always',
    retry: false,
    ...options,
  })
  const isPending = useIsMutating({ mutationKey }) > 0
  return {
    /** Sends the input, unless one is pending at the time of the call, before the next render. */
    send: (input: Input, onSuccess?: (outcome: Outcome) => void) => {
      if (client.isMutating({ mutationKey }) > 0) return
      mutate(input, { ...(onSuccess && { onSuccess }) })
    },
    isPending,
    isLocked: () => client.isMutating({ mutationKey }) > 0,
    reset,
    outcome: data ?? null,
  }
}

/**
 * Returns the header by which a server detects repeated requests. A request to another origin has
 * it only if that origin is known to allow it: otherwise its CORS rules would reject the request.
 * @param page the URL of the page that sends the request
 */
export function idempotencyHeaders(
  url: string,
  idempotencyKey: string,
  page: string,
): Record<string, string> | undefined {
  const isOwn = new URL(url, page).origin === new URL(page).origin
  if (!isOwn && import.meta.env.VITE_IDEMPOTENCY !== 'on') return undefined
  return { 'Idempotency-Key': idempotencyKey }
}

/**
 * POSTs the request of one click, without retries, and returns the code of the response body,
 * success or not.
 * @param idempotencyKey the UUID of the click
 * @throws {ApiError} `network`, `timeout`, `http` or `unreadable`
 */
export async function postIdempotent(
  url: string,
  body: object,
  idempotencyKey: string,
  options: ReturnType<typeof credentialsOf> = {},
): Promise<number> {
  const headers = idempotencyHeaders(url, idempotencyKey, window.location.href)
  return readAs(Result, await request({ method: 'POST', url, body, headers, ...options }), url).code
}

import { ApiError } from './api-error.ts'
import { loadWire } from './load-wire.ts'

/**
 * The code of an answer, of which nothing else counts. Read by hand: a schema that could not be fetched
 * would lose an answer that has come.
 */
function codeOf(body: unknown, call: string): number {
  const isObject = typeof body === 'object' && body !== null
  if (isObject && 'code' in body && typeof body.code === 'number') return body.code
  throw new ApiError('unreadable', call, { cause: 'no code' })
}

/**
 * The header that lets a server count a press once. To another origin it goes only where that
 * origin is known to allow it, since its CORS would refuse the whole call (contract, "Envelope and
 * rules").
 * @param page the address of the page that sends
 */
export function idempotencyHeaders(
  url: string,
  pressId: string,
  page: string,
): Record<string, string> | undefined {
  const isOwn = new URL(url, page).origin === new URL(page).origin
  if (!isOwn && import.meta.env.VITE_IDEMPOTENCY !== 'on') return undefined
  return { 'Idempotency-Key': pressId }
}

/**
 * POSTs what one press of a button asks for, once, and answers with the code of the body, whatever
 * it is.
 * @param pressId the UUID of the press
 * @throws {ApiError} `http` for a status other than 200, or as `post`
 */
export async function postOnce(url: string, body: object, pressId: string): Promise<number> {
  const headers = idempotencyHeaders(url, pressId, window.location.href)
  const { send } = await loadWire(url)
  const answer = await send({ method: 'POST', url, body, headers })
  return codeOf(answer.body, url)
}

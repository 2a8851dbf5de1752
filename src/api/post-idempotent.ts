import { request } from './client.ts'
import { Result } from './endpoint.ts'
import { readAs } from './parse.ts'

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
 * @throws {ApiError} `http` for a status other than 200, or as `post`
 */
export async function postIdempotent(
  url: string,
  body: object,
  idempotencyKey: string,
): Promise<number> {
  const headers = idempotencyHeaders(url, idempotencyKey, window.location.href)
  return readAs(Result, await request({ method: 'POST', url, body, headers }), url).code
}

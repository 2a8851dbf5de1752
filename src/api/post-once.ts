import * as v from 'valibot'
import { readAs } from './post.ts'
import { send } from './send.ts'

/** An answer of which the code alone counts. */
const Outcome = v.object({ code: v.number() })

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
  const answer = await send({ method: 'POST', url, body, headers })
  return readAs(Outcome, answer.body, url).code
}

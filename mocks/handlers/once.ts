import type { Memory } from '../db/memory.ts'
import { refused } from '../respond.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Runs `act` once per idempotency key: a repeated request with the same key gets the response
 * of the first. Without a key every request counts.
 */
export async function once(
  memory: Memory,
  request: Request,
  act: () => Response,
): Promise<Response> {
  const key = request.headers.get('idempotency-key')
  if (key === null) return act()
  if (!uuid.test(key)) return refused(`idempotency-key: ${key}`)
  const name = `${new URL(request.url).pathname} ${key.toLowerCase()}`
  const known = memory.responses.get(name)
  if (known) return responseOf(known)
  const response = act()
  const stored = { status: response.status, body: await response.text() }
  memory.responses.set(name, stored)
  return responseOf(stored)
}

function responseOf({ status, body }: { status: number; body: string }): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

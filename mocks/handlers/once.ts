import type { Memory } from '../db/memory.ts'
import { refused } from '../respond.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Does `act` once per idempotency key: a request that comes again with the same key gets the answer
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
  const given = memory.given.get(name)
  if (given) return answered(given)
  const response = act()
  const answer = { status: response.status, body: await response.text() }
  memory.given.set(name, answer)
  return answered(answer)
}

function answered({ status, body }: { status: number; body: string }): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

import type { useMockBackend } from './mock-backend.ts'

type Body = Record<string, unknown> | null

/**
 * Records the request bodies of an endpoint in order; `null` for a request without a body. The
 * responses do not change.
 * @param path as the browser requests it: `/api/community/notice`
 */
export function recordCalls(backend: ReturnType<typeof useMockBackend>, path: string): Body[] {
  const bodies: Body[] = []
  backend.events.on('request:start', async ({ request }) => {
    if (new URL(request.url).pathname !== path) return
    const text = await request.clone().text()
    bodies.push(text === '' ? null : JSON.parse(text))
  })
  return bodies
}

import type { useMockBackend } from './mock-backend.ts'

type Body = Record<string, unknown> | null

/**
 * The bodies of the calls to an endpoint, in their order; `null` for one without a body. They are
 * answered as ever.
 * @param path as the browser asks for it: `/api/community/notice`
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

// Wrong responses, for the scenarios of the mock backend and for the drill of faults (e2e/drills/faults).

/** Makes a wrong response. @param good reads the right one */
export type Fault = (good: () => Promise<string>) => Response | Promise<Response>

export const json = { 'content-type': 'application/json' }

/** An HTTP error. */
export const httpError =
  (status: number, headers: Record<string, string> = {}): Fault =>
  () =>
    Response.json({ code: status, data: null }, { status, headers })

/** HTTP 200 with a code that is no success. */
export const bodyCode =
  (code: number): Fault =>
  () =>
    Response.json({ code, data: null })

/** The page of a proxy in between. */
export const htmlPage =
  (status = 200): Fault =>
  () =>
    new Response('<!doctype html><title>Sign in</title><h1>Hotel Wi-Fi</h1>', {
      status,
      headers: { 'content-type': 'text/html' },
    })

/** JSON without its end. */
export const truncated: Fault = async (good) =>
  new Response((await good()).slice(0, -2), { headers: json })

/** Never responds. No timer is set, so that nothing keeps a process alive. */
export const hang: Fault = () => new Promise(() => {})

/**
 * A connection that breaks in the body. Chromium sends a POST again when a kept-alive connection is reset
 * before any header came.
 */
export const brokenBody: Fault = async (good) => {
  const body = new TextEncoder().encode(await good())
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(body.slice(0, body.length / 2))
      // Time for the headers to leave.
      setTimeout(() => controller.error(new Error('connection closed on purpose')), 20)
    },
  })
  return new Response(stream, { headers: { ...json, 'content-length': `${body.length}` } })
}

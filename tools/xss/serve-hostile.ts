import { serve } from 'srvx'
import { serveSite } from '../serve-site.ts'
import { createHostileFetch } from './hostile-fields.ts'

/** Requests the app shell instead of the prerendered page. */
export const shellHeader = 'x-shell'

/** An unknown id, which the host answers with the shell of the language. */
const shellOf = (path: string) => `/${path.slice(1, 3)}/community/news/2000000000`

/**
 * Serves a hostile backend and, once `serveFiles` was called, a site, without a content security
 * policy: a script that gets into a page runs.
 */
export async function serveHostile(round: number) {
  const backend = createHostileFetch(round)
  let site: ((request: Request) => Promise<Response>) | null = null
  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    fetch: async (request) => {
      const data = await backend.fetch(request)
      if (data || site === null) return data ?? new Response(null, { status: 503 })
      const { pathname } = new URL(request.url)
      const isShell = request.headers.has(shellHeader) && !/\.[a-z0-9]+$/.test(pathname)
      const response = await site(
        isShell ? new Request(new URL(shellOf(pathname), request.url), request) : request,
      )
      const headers = new Headers(response.headers)
      headers.delete('content-security-policy')
      return new Response(response.body, { status: response.status, headers })
    },
  })
  await server.ready()
  return {
    origin: new URL(server.url ?? '').origin,
    fields: backend.fields,
    serveFiles: async (root: string) => {
      site = await serveSite(root)
    },
    close: () => server.close(true),
  }
}

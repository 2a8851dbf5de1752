import { serve, type ServerHandler } from 'srvx'

/** Starts a server on this machine. @param port a free one by default */
export async function serveLocal(
  fetch: ServerHandler,
  port = 0,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = serve({ port, hostname: 'localhost', silent: true, fetch })
  await server.ready()
  return { origin: new URL(server.url ?? '').origin, close: () => server.close(true) }
}

import { serve, type ServerHandler } from 'srvx'
import { createMockFetch } from '../../mocks/server.ts'
import { serveSite } from '../serve-site.ts'

type Site = (request: Request) => Promise<Response>

interface LocalServer {
  origin: string
  close: () => Promise<void>
}

/** Starts a server on this machine, on a free port. */
export async function serveLocal(fetch: ServerHandler): Promise<LocalServer> {
  const server = serve({ port: 0, hostname: 'localhost', silent: true, fetch })
  await server.ready()
  return { origin: new URL(server.url ?? '').origin, close: () => server.close(true) }
}

/** Serves a built site and the mock backend on one origin. @param change returns another form of the site */
export async function serveBuilt(
  root: string,
  change: (site: Site) => Site = (site) => site,
): Promise<LocalServer> {
  const backend = createMockFetch()
  const site = change(await serveSite(root))
  return serveLocal(async (request) => (await backend(request)) ?? site(request))
}

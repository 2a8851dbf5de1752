import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerHandler } from 'srvx'
import { createMockFetch } from '../../mocks/server.ts'
import { serveSite } from '../serve-site.ts'
import { writeCertificate } from './certificate.ts'

type Site = (request: Request) => Promise<Response>

interface LocalServer {
  origin: string
  close: () => Promise<void>
}

/** Over TLS with a self-signed certificate, browsers must be told to accept it. */
type Protocol = 'http' | 'https' | 'http2'

function secure(protocol: Protocol) {
  if (protocol === 'http') return {}
  const { certificate: cert, key } = writeCertificate(mkdtempSync(join(tmpdir(), 'tls-')))
  return { tls: { cert, key }, node: { http2: protocol === 'http2' } }
}

/** Starts a server on this machine, on a free port. */
export async function serveLocal(
  fetch: ServerHandler,
  protocol: Protocol = 'http',
): Promise<LocalServer> {
  const server = serve({ port: 0, hostname: 'localhost', silent: true, fetch, ...secure(protocol) })
  await server.ready()
  return { origin: new URL(server.url ?? '').origin, close: () => server.close(true) }
}

/** Serves a built site and the mock backend on one origin. @param change returns another form of the site */
export async function serveBuilt(
  root: string,
  change: (site: Site) => Site = (site) => site,
  protocol: Protocol = 'http',
): Promise<LocalServer> {
  const backend = createMockFetch()
  const site = change(await serveSite(root))
  return serveLocal(async (request) => (await backend(request)) ?? site(request), protocol)
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerHandler } from 'srvx'
import { createMockFetch } from '../../mocks/server.ts'
import { serveSite } from '../serve-site.ts'

type Site = (request: Request) => Promise<Response>

interface LocalServer {
  origin: string
  close: () => Promise<void>
}

/** Over TLS with a self-signed certificate, browsers must be told to accept it. */
type Protocol = 'http' | 'https' | 'http2'

/** Writes a certificate for localhost that no authority has signed. @returns the paths of its files */
export function writeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')]
  mkdirSync(folder, { recursive: true })
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...request.split(' '), ...files], { stdio: 'ignore' })
  return { certificate, key }
}

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

/** Starts a mock backend. */
export function serveMock(): Promise<LocalServer> {
  const backend = createMockFetch()
  return serveLocal(
    async (request) => (await backend(request)) ?? new Response('', { status: 404 }),
  )
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

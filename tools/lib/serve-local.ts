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

/** Writes a certificate for localhost that no authority has signed. @returns the paths of its files */
export function writeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')]
  mkdirSync(folder, { recursive: true })
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...request.split(' '), ...files], { stdio: 'ignore' })
  return { certificate, key }
}

function overHttp2() {
  const { certificate: cert, key } = writeCertificate(mkdtempSync(join(tmpdir(), 'tls-')))
  return { tls: { cert, key }, node: { http2: true } }
}

/**
 * Starts a server on this machine, on a free port.
 * @param isHttp2 over TLS with a self-signed certificate, which browsers must be told to accept
 */
export async function serveLocal(fetch: ServerHandler, isHttp2 = false): Promise<LocalServer> {
  const options = { port: 0, hostname: 'localhost', silent: true, fetch }
  const server = serve({ ...options, ...(isHttp2 && overHttp2()) })
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
  isHttp2 = false,
): Promise<LocalServer> {
  const backend = createMockFetch()
  const site = change(await serveSite(root))
  return serveLocal(async (request) => (await backend(request)) ?? site(request), isHttp2)
}

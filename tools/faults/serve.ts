import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { createMockFetch } from '../../mocks/server.ts'
import { serveSite } from '../serve-site.ts'
import type { Fault } from './kinds.ts'

/** Names the browser context that sends a request. */
export const clientHeader = 'x-client'

/** How pages get their data: from an old data block, or from requests. */
export type Source = 'prerendered' | 'shell'

/** What the server does to the requests of one browser context. */
interface Rule {
  source: Source
  path: RegExp
  fault: Fault | null
}

interface Client extends Rule {
  /** Requests that the fault was applied to. */
  hits: number
  /** Requests to the same path that got a good response, since the fault was lifted. */
  good: number
}

const isPage = (pathname: string) => !/\.[a-z0-9]+$/.test(pathname)

async function bodyOf(request: Request): Promise<Request> {
  const body = await request.arrayBuffer()
  const { url, method, headers } = request
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
}

/** Serves `dist` and the mock backend, with a fault for each browser context. */
export async function serveFaults(root: string) {
  const site = await serveSite(root)
  const backend = createMockFetch()
  const clients = new Map<string, Client>()

  async function page(request: Request, pathname: string, source: Source): Promise<Response> {
    const shell = `/${pathname.slice(1, 3)}/community/news/2000000000`
    const path = source === 'shell' ? shell : pathname
    const headers = new Headers(request.headers)
    headers.set('accept-encoding', 'identity')
    headers.delete('if-none-match')
    headers.delete('if-modified-since')
    const response = await site(new Request(new URL(path, request.url), { headers }))
    const html = await response.text()
    const sent = new Headers(response.headers)
    sent.delete('content-length')
    return new Response(html.replaceAll(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":0'), {
      status: response.status,
      headers: sent,
    })
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const raw: Request = new NodeRequest({ req: incoming, res: outgoing })
    const request = raw.method === 'GET' ? raw : await bodyOf(raw)
    const { pathname } = new URL(request.url)
    const client = clients.get(request.headers.get(clientHeader) ?? '')
    if (request.method === 'GET' && isPage(pathname) && !pathname.startsWith('/mock-account')) {
      const response =
        pathname === '/login-page'
          ? new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })
          : await page(request, pathname, client?.source ?? 'prerendered')
      return sendNodeResponse(outgoing, response)
    }
    const answer = async () => (await backend(request)) ?? (await site(request))
    const isTarget = client?.path.test(pathname) ?? false
    const fault = client?.fault
    if (client && isTarget && fault?.respond && !(fault.isOnce && client.hits > 0)) {
      client.hits += 1
      await fault.respond(outgoing, async () => (await answer()).text())
      return
    }
    if (client && isTarget) client.good += 1
    await sendNodeResponse(outgoing, await answer())
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((failure: unknown) => {
      console.warn(incoming.url, failure)
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port }: AddressInfo = addressOf(server.address())
  return {
    origin: `http://localhost:${port}`,
    /** Sets the rule of a browser context. */
    play: (name: string, rule: Rule) => {
      const client = { ...rule, hits: 0, good: 0 }
      clients.set(name, client)
      return client
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type FaultServer = Awaited<ReturnType<typeof serveFaults>>

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === 'object' && address !== null) return address
  throw new Error('The server has no port.')
}

import { createMockFetch } from '#mocks/server.ts'
import { htmlPage } from '#mocks/faults.ts'
import { serveLocal } from '#tools/lib/serve-local.ts'
import { serveSite } from '#tools/serve-site.ts'
import type { FaultKind } from './kinds.ts'

/** The source of a page's data: an old data block, or requests. */
export type Source = 'prerendered' | 'shell'

/** The data of test builds is up to two days ahead (tools/test-build.ts). */
const oldMs = 3 * 86_400_000

/** The faults that the server applies to the requests of a test. */
interface Rule {
  source: Source
  path: RegExp
  fault: FaultKind | null
  /** Requests that the fault was applied to. */
  hits: number
  /** Requests to the same path that got a good response, since the fault was lifted. */
  good: number
}

const isPage = (pathname: string) =>
  !/\.[a-z0-9]+$/.test(pathname) && !pathname.startsWith('/mock-account')

/** Serves a built site and the mock backend, with the fault of the test that runs. */
export async function serveFaults(root: string) {
  const [site, backend] = [await serveSite(root), createMockFetch()]
  let rule: Rule | null = null

  /**
   * Returns a page whose data is out of date, or the app shell. The data is a day or two old, not more: until a
   * page knows the visitor's clock, it shows what holds at the time of its data.
   */
  async function page(request: Request, pathname: string): Promise<Response> {
    const shell = `/${pathname.slice(1, 3)}/community/news/2000000000`
    const path = rule?.source === 'shell' ? shell : pathname
    const response = await site(new Request(new URL(path, request.url)))
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const old = html.replaceAll(/(?<="dataUpdatedAt":)\d+/g, (time) => `${Number(time) - oldMs}`)
    return new Response(old, { status: response.status, headers })
  }

  const server = await serveLocal(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/login-page') return htmlPage()(() => Promise.resolve(''))
    if (request.method === 'GET' && isPage(pathname)) return page(request, pathname)
    const passOn = async () => (await backend(request)) ?? site(request)
    if (!rule?.path.test(pathname)) return passOn()
    const { fault } = rule
    if (!fault?.respond || (fault.isOnce && rule.hits > 0)) {
      rule.good += 1
      return passOn()
    }
    rule.hits += 1
    const response = await fault.respond(async () => (await passOn()).text())
    if (response.type === 'error') request.runtime?.node?.req.socket.destroy()
    return response
  })
  return {
    ...server,
    /** Sets the rule of the test that runs. */
    play: (of: Pick<Rule, 'source' | 'path' | 'fault'>): Rule => {
      rule = { ...of, hits: 0, good: 0 }
      return rule
    },
  }
}

export type FaultServer = Awaited<ReturnType<typeof serveFaults>>

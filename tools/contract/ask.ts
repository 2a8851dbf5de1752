import { causeOf } from '../lib/cause-of.ts'
import { filledPath, type Host } from '#api/endpoint.ts'
import type { Endpoint } from '../openapi/endpoint.ts'

/** The base URLs of a backend; `account` is null if there is no account site. */
export type Bases = Record<Exclude<Host, 'account'>, string> & { account: string | null } & {
  /** The origin of the site, if the backend has another one: its CORS headers are checked. */
  site?: string | undefined
}

/** A request (method, URL, body), and the response (status, beginning of the body) or why there is none. */
export interface Exchange {
  sent: string
  received: string
}

/** A connection that failed: it names host and cause. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

const deadlineMs = 20_000
const shownCharacters = 240

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line
}

export interface Fields {
  params?: Readonly<Record<string, string>>
  body?: object
  lang?: string
}

/**
 * Checks the CORS headers of a response.
 * @param needsSession the request has cookies: a browser refuses `*` then
 * @throws {Error} if a browser would refuse the response
 */
function expectCors({ headers }: Response, site: string, needsSession = false): void {
  const origin = headers.get('access-control-allow-origin')
  if (origin !== site && (needsSession || origin !== '*'))
    throw new Error(`access-control-allow-origin is ${origin ?? 'absent'} instead of ${site}`)
  if (needsSession && headers.get('access-control-allow-credentials') !== 'true')
    throw new Error('access-control-allow-credentials must be true: the request sends cookies')
}

/** Returns the headers of a preflight request. */
const preflight = (site: string) => ({
  origin: site,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type',
})

/** Sends a request to an endpoint and returns the JSON of an HTTP 200 response. */
export type Ask = (endpoint: Endpoint, fields?: Fields) => Promise<unknown>

export interface Tools {
  /** Sends a request and returns the JSON of its response. */
  ask: Ask
  /** The same for a response that must be a success that matches the document. */
  valid: Ask
  /** Finds an endpoint by its path. */
  at: (path: string) => Endpoint
  /** Accepts lists without items. */
  allowsEmpty: boolean
}

/**
 * Creates a client for the backend at `bases`. It rejects with an error that says what is wrong.
 * @param exchanges gets each request, oldest first
 */
export function createAsk(bases: Bases, exchanges: Exchange[]): Ask {
  return async ({ method, path, host, needsSession }, { params, body, lang = 'ko' } = {}) => {
    const url = (bases[host] ?? '') + filledPath(path, params)
    const text = body && JSON.stringify(body)
    const { site } = bases
    const sent = [method.toUpperCase(), url, text].filter(Boolean).join(' ')
    const exchange = { sent, received: '' }
    exchanges.push(exchange)
    try {
      const response = await fetch(url, {
        method,
        headers: {
          'accept-language': lang,
          ...(text && { 'content-type': 'application/json' }),
          ...(site && { origin: site }),
        },
        ...(text && { body: text }),
        signal: AbortSignal.timeout(deadlineMs),
      })
      const received = await response.text()
      exchange.received = `HTTP ${response.status} ${shortened(received)}`
      if (response.status !== 200) throw new Error(`HTTP ${response.status} instead of 200`)
      const type = response.headers.get('content-type') ?? 'none'
      if (!type.includes('json')) throw new Error(`content-type is ${type}, not application/json`)
      if (site !== undefined && method === 'post') {
        expectCors(response, site, needsSession)
        const headers = preflight(site)
        const signal = AbortSignal.timeout(deadlineMs)
        expectCors(await fetch(url, { method: 'OPTIONS', headers, signal }), site, needsSession)
      }
      return JSON.parse(received)
    } catch (failure) {
      if (exchange.received !== '') throw failure
      exchange.received = causeOf(failure, deadlineMs)
      const problem = `no connection to ${new URL(url).host}: ${exchange.received}`
      throw new Unreachable(problem, { cause: failure })
    }
  }
}

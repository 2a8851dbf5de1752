import { causeOf } from '../lib/cause-of.ts'
import { filledPath, type Host } from '#api/endpoint.ts'
import type { Endpoint } from '../openapi/endpoint.ts'

/** The base URLs of a backend; `account` is null if there is no account site. */
export type Bases = Record<Exclude<Host, 'account'>, string> & { account: string | null }

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

/** Sends a request to an endpoint and returns the JSON of an HTTP 200 response. */
export type Ask = (endpoint: Endpoint, fields?: Fields) => Promise<unknown>

/**
 * Creates a client for the backend at `bases`. It rejects with an error that says what is wrong.
 * @param exchanges gets each request, oldest first
 */
export function createAsk(bases: Bases, exchanges: Exchange[]): Ask {
  return async ({ method, path, host }, { params, body, lang = 'ko' } = {}) => {
    const url = (bases[host] ?? '') + filledPath(path, params)
    const text = body && JSON.stringify(body)
    const sent = [method.toUpperCase(), url, text].filter(Boolean).join(' ')
    const exchange = { sent, received: '' }
    exchanges.push(exchange)
    try {
      const response = await fetch(url, {
        method,
        headers: { 'accept-language': lang, ...(text && { 'content-type': 'application/json' }) },
        ...(text && { body: text }),
        signal: AbortSignal.timeout(deadlineMs),
      })
      const received = await response.text()
      exchange.received = `HTTP ${response.status} ${shortened(received)}`
      if (response.status !== 200) throw new Error(`HTTP ${response.status} instead of 200`)
      const type = response.headers.get('content-type') ?? 'none'
      if (!type.includes('json')) throw new Error(`content-type is ${type}, not application/json`)
      return JSON.parse(received)
    } catch (failure) {
      if (exchange.received !== '') throw failure
      exchange.received = causeOf(failure, deadlineMs)
      const problem = `no connection to ${new URL(url).host}: ${exchange.received}`
      throw new Unreachable(problem, { cause: failure })
    }
  }
}

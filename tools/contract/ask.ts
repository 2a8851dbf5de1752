import { causeOf } from '../lib/cause-of.ts'
import { filledPath, type Host } from '#api/endpoint.ts'
import type { Endpoint } from '../openapi/endpoint.ts'

/** The base URLs of a backend; `account` is null if there is no account site. */
export type Bases = Record<Exclude<Host, 'account'>, string> & { account: string | null }

export interface Exchange {
  /** Method, URL and body of the request. */
  sent: string
  /** Status and beginning of the body, or the cause of a failed connection. */
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

interface Fields {
  params?: Record<string, string>
  body?: object
  lang?: string
}

export interface Ask {
  /** Sends a request to an endpoint and returns the JSON of an HTTP 200 response. */
  (endpoint: Endpoint, fields?: Fields): Promise<unknown>
  /** The requests so far, oldest first. */
  exchanges: Exchange[]
}

/** Creates a client for the backend at `bases`. It rejects with an error that says what is wrong. */
export function createAsk(bases: Bases): Ask {
  const exchanges: Exchange[] = []
  const ask = async (
    { method, path, host }: Endpoint,
    { params, body, lang = 'ko' }: Fields = {},
  ): Promise<unknown> => {
    const url = (bases[host] ?? '') + filledPath(path, params)
    const text = body && JSON.stringify(body)
    const exchange = {
      sent: [method.toUpperCase(), url, text].filter(Boolean).join(' '),
      received: '',
    }
    exchanges.push(exchange)
    try {
      const response = await fetch(url, {
        method,
        headers: {
          'accept-language': lang,
          ...(text !== undefined && { 'content-type': 'application/json' }),
        },
        ...(text !== undefined && { body: text }),
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
      const cause = causeOf(failure, deadlineMs)
      exchange.received = cause
      throw new Unreachable(`no connection to ${new URL(url).host}: ${cause}`, { cause: failure })
    }
  }
  return Object.assign(ask, { exchanges })
}

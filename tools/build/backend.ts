import { setTimeout as wait } from 'node:timers/promises'
import { withDeadline } from '../../src/lib/promises.ts'
import { pool } from '../lib/pool.ts'
import { sorted } from '../../src/lib/collections.ts'
import { causeOf } from '../lib/cause-of.ts'

/** A response with more bytes than a build reads. */
class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/**
 * Reads the text of a response, and stops reading if it is too large.
 * @throws {TooLargeError}
 */
async function readText(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      throw new TooLargeError(
        `more than ${mostBytes / 1_000_000} MB, the limit of a response (docs/api.md#limits)`,
      )
    }
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

export interface BackendLimits {
  /** Requests at once. */
  concurrency: number
  /** Milliseconds for one request, headers and body together. */
  requestMs: number
  /** Milliseconds for all requests of the build. */
  totalMs: number
  /** Milliseconds before each retry of a failed request. */
  waitsMs: readonly number[]
  /** Bytes of one response. */
  responseBytes: number
  /** The interval of progress lines. */
  progressMs: number
}

const defaults: BackendLimits = {
  concurrency: 8,
  requestMs: 15_000,
  totalMs: 15 * 60_000,
  waitsMs: [500, 2000],
  responseBytes: 10_000_000,
  progressMs: 10_000,
}

interface Stored {
  body: string
  status: number
  headers: [string, string][]
}

/** A request that was sent, and the time at which it was. */
interface Sent {
  name: string
  begun: number
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0)

/** Returns the requests that wait for a response, as text. @param waiting oldest first */
function waitingFor(waiting: ReadonlySet<Sent>): string {
  const [oldest] = waiting
  if (oldest === undefined) return ''
  return `, ${waiting.size} waiting, oldest: ${oldest.name} ${secondsSince(oldest.begun)} s`
}

/**
 * Runs a task whose `fetch` is polite and bounded: few requests at once, each response read only once
 * for all pages, failed requests repeated, limits for each request and for all of them, and progress.
 * @throws {Error} that names the request and the cause
 */
export async function withBackend<T>(
  task: () => Promise<T>,
  limits: Partial<BackendLimits> = {},
): Promise<T> {
  const { concurrency, requestMs, totalMs, waitsMs, responseBytes, progressMs } = {
    ...defaults,
    ...limits,
  }
  const own = globalThis.fetch
  const limited = pool(concurrency)
  const responses = new Map<string, Promise<Stored>>()
  const durations: { name: string; ms: number }[] = []
  const waiting = new Set<Sent>()
  const begun = performance.now()
  const deadline = new AbortController()

  async function send(request: Request, name: string, attempt = 0): Promise<Stored> {
    const sent = { name, begun: performance.now() }
    waiting.add(sent)
    let problem: string
    try {
      // A `Request` follows its signal weakly: a collected one never ends a request. This deadline does not
      // need it (withDeadline), and the signal in the second argument closes the connection.
      const stored = await withDeadline(requestMs, deadline.signal, async (signal) => {
        const response = await own(request.clone(), { signal })
        const body = await readText(response, responseBytes)
        return { body, status: response.status, headers: Array.from(response.headers) }
      })
      durations.push({ name, ms: performance.now() - sent.begun })
      if (!isPassing(stored.status) || attempt >= waitsMs.length) return stored
      problem = `HTTP ${stored.status}`
    } catch (failure) {
      deadline.signal.throwIfAborted()
      problem = causeOf(failure, requestMs)
      if (failure instanceof TooLargeError)
        throw new Error(`${name}: ${problem}`, { cause: failure })
      if (attempt >= waitsMs.length) {
        throw new Error(`${name}: ${problem}, ${attempt + 1} times`, { cause: failure })
      }
    } finally {
      waiting.delete(sent)
    }
    console.warn(`${name}: ${problem}. Retrying.`)
    await wait(waitsMs[attempt], undefined, { signal: deadline.signal })
    return send(request, name, attempt + 1)
  }

  globalThis.fetch = async (input, init) => {
    // The time in the queue does not count for the app's own limit, so its signal is not used.
    const { signal: _ownLimit, ...options } = init ?? {}
    const request = new Request(input, options)
    const body = await request.clone().text()
    const { method, url, headers } = request
    const key = [method, url, headers.get('accept-language'), body].join('\n')
    const read =
      responses.get(key) ?? limited(() => send(request, `${method} ${new URL(url).pathname}`))
    responses.set(key, read)
    const stored = await read
    return new Response(stored.body, { status: stored.status, headers: stored.headers })
  }
  const progress = setInterval(() => {
    const done = `${durations.length} responses of the backend in ${secondsSince(begun)} s`
    console.log(done + waitingFor(waiting))
  }, progressMs)
  const timer = setTimeout(() => {
    const slowest = sorted(durations, (one, other) => other.ms - one.ms)
      .slice(0, 3)
      .map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`)
      .join(', ')
    deadline.abort(
      new Error(
        `The backend has sent ${durations.length} of at least ${responses.size} responses in ` +
          `${totalMs / 1000} s, the limit of a build (--deadline SECONDS)${waitingFor(waiting)}. ` +
          `Slowest: ${slowest || 'none'}`,
      ),
    )
  }, totalMs)
  const expired = new Promise<never>((_resolve, reject) => {
    deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason))
  })
  try {
    return await Promise.race([task(), expired])
  } finally {
    globalThis.fetch = own
    clearInterval(progress)
    clearTimeout(timer)
    console.log(`${responses.size} requests to the backend`)
  }
}

/**
 * Sends one request before anything else, so that a wrong host is found at once.
 * @throws {Error} that names the URL, the cause and the setting
 */
export async function expectBackend(url: string, requestMs = defaults.requestMs): Promise<void> {
  try {
    await withDeadline(requestMs, undefined, async (signal) => {
      const headers = { 'accept-language': 'ko' }
      const response = await fetch(url, { method: 'POST', headers, signal })
      if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
      JSON.parse(await readText(response, defaults.responseBytes))
    })
  } catch (cause) {
    const setting = 'Is PRERENDER_ORIGIN right, and is the backend running?'
    throw new Error(`POST ${url}: ${causeOf(cause, requestMs)}. ${setting}`, { cause })
  }
}

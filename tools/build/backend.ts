import { setTimeout as wait } from 'node:timers/promises'
import { pool } from '../../src/lib/promises.ts'
import { sorted } from '../../src/lib/collections.ts'
import { causeOf } from '../lib/cause-of.ts'

export interface BackendLimits {
  /** Requests at once. */
  atOnce: number
  /** Milliseconds for one request, headers and body together. */
  requestMs: number
  /** Milliseconds for all requests of the build. */
  totalMs: number
  /** Milliseconds before each retry of a failed request. */
  waitsMs: readonly number[]
}

const defaults: BackendLimits = {
  atOnce: 8,
  requestMs: 15_000,
  totalMs: 15 * 60_000,
  waitsMs: [500, 2000],
}

/** The interval of progress lines. */
const progressMs = 10_000

interface Stored {
  body: string
  status: number
  headers: [string, string][]
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

/**
 * Runs a task whose `fetch` is polite and bounded: few requests at once, each response read only once
 * for all pages, failed requests repeated, a limit for each request and for all of them, and progress.
 * @throws {Error} that names the request and the cause
 */
export async function withBackend<T>(
  task: () => Promise<T>,
  limits: Partial<BackendLimits> = {},
): Promise<T> {
  const { atOnce, requestMs, totalMs, waitsMs } = { ...defaults, ...limits }
  const own = globalThis.fetch
  const inTurn = pool(atOnce)
  const responses = new Map<string, Promise<Stored>>()
  const durations: { name: string; ms: number }[] = []
  const begun = performance.now()
  const deadline = new AbortController()

  async function send(request: Request, name: string, attempt = 0): Promise<Stored> {
    const start = performance.now()
    const signal = AbortSignal.any([AbortSignal.timeout(requestMs), deadline.signal])
    let problem: string
    try {
      const response = await own(new Request(request.clone(), { signal }))
      const body = await response.text()
      durations.push({ name, ms: performance.now() - start })
      const { status, headers } = response
      if (!isPassing(status) || attempt >= waitsMs.length) {
        return { body, status, headers: Array.from(headers) }
      }
      problem = `HTTP ${status}`
    } catch (failure) {
      deadline.signal.throwIfAborted()
      problem = causeOf(failure, requestMs)
      if (attempt >= waitsMs.length) {
        throw new Error(`${name}: ${problem}, ${attempt + 1} times`, { cause: failure })
      }
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
      responses.get(key) ?? inTurn(() => send(request, `${method} ${new URL(url).pathname}`))
    responses.set(key, read)
    const stored = await read
    return new Response(stored.body, { status: stored.status, headers: stored.headers })
  }
  const progress = setInterval(() => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    console.log(`${durations.length} responses of the backend in ${seconds} s`)
  }, progressMs)
  const timer = setTimeout(() => {
    const slowest = sorted(durations, (one, other) => other.ms - one.ms)
      .slice(0, 3)
      .map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`)
      .join(', ')
    deadline.abort(
      new Error(
        `The backend has sent ${durations.length} of at least ${responses.size} responses in ` +
          `${totalMs / 1000} s, the limit of a build (--deadline SECONDS). Slowest: ${slowest || 'none'}`,
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
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'accept-language': 'ko' },
      signal: AbortSignal.timeout(requestMs),
    })
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
    await response.json()
  } catch (cause) {
    const setting = 'Is PRERENDER_ORIGIN right, and is the backend running?'
    throw new Error(`POST ${url}: ${causeOf(cause, requestMs)}. ${setting}`, { cause })
  }
}

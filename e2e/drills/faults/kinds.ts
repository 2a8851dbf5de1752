import { setTimeout as delay } from 'node:timers/promises'
import {
  bodyCode,
  brokenBody,
  hang,
  htmlPage,
  httpError,
  json,
  truncated,
  type Fault,
} from '#mocks/faults.ts'

/** A way in which a response can be wrong. */
export interface FaultKind {
  name: string
  /** The expected result for a visitor: a failure, the content, or either of them. */
  outcome: 'fails' | 'works' | 'either'
  respond?: Fault
  /** Refused by the browser, as this error of the network. */
  abort?: 'connectionrefused' | 'namenotresolved'
  /** The connection stays open: time has to pass. */
  hangs?: boolean
  /** Only the first request fails. */
  isOnce?: boolean
  /** Takes real time, which must not be skipped. */
  isSlow?: boolean
}

const slowMs = 1200
const encoder = new TextEncoder()

const good =
  (headers: Record<string, string> = json): Fault =>
  async (read) =>
    new Response(await read(), { headers })

/** Sends the first bytes of the good body, waits, and sends the rest; never without a time. */
const inTwo =
  (split: (length: number) => number, ms?: number): Fault =>
  async (read) => {
    const body = encoder.encode(await read())
    const at = split(body.length)
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(body.slice(0, at))
        if (ms === undefined) return
        await delay(ms)
        controller.enqueue(body.slice(at))
        controller.close()
      },
    })
    return new Response(stream, { headers: json })
  }

const status = (code: number, headers: Record<string, string> = {}): FaultKind => ({
  name: `status ${code}`,
  outcome: 'fails',
  respond: httpError(code, headers),
})

type Change = (body: unknown) => unknown

/** A response whose JSON is changed. */
const changed =
  (change: Change): Fault =>
  async (read) =>
    Response.json(change(JSON.parse(await read())))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies a change to the value of every field below `data`, or of a file; keys stay. */
function deep(body: unknown, change: (key: string, value: unknown) => unknown): unknown {
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, key))
    if (!isObject(value)) return change(key, value)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]))
  }
  return isObject(body) && 'code' in body ? { ...body, data: walk(body.data, '') } : walk(body, '')
}

const wrongTypes: Change = (body) =>
  deep(body, (_key, value) => (typeof value === 'number' ? `no ${value}` : [value]))
const withoutFields: Change = (body) => deep(body, () => undefined)
const sameIds: Change = (body) =>
  deep(body, (key, value) => (/^(?:idx|Id|rank|boardIdx|categoryIdx)$/.test(key) ? 7 : value))
const longTexts: Change = (body) =>
  deep(body, (key, value) =>
    key === 'title' && typeof value === 'string' ? value + ' 섬'.repeat(5000) : value,
  )
/** 10,000 characters in each title, and 8 MB that the site does not read. */
const huge: Change = (body) =>
  isObject(body) ? { ...Object(longTexts(body)), padding: 'x'.repeat(8_000_000) } : longTexts(body)
const otherLanguage: Change = (body) =>
  deep(body, (key, value) =>
    /^(?:title|summary|subtitle|category|text)$/.test(key) && typeof value === 'string'
      ? 'نص بلغة أخرى'
      : value,
  )

/** Every kind of fault. */
export const kinds: readonly FaultKind[] = [
  { name: 'refused', outcome: 'fails', abort: 'connectionrefused' },
  { name: 'no such host', outcome: 'fails', abort: 'namenotresolved' },
  { name: 'reset before headers', outcome: 'fails', respond: () => Response.error() },
  { name: 'reset in the body', outcome: 'fails', respond: brokenBody },
  {
    name: 'slow headers',
    outcome: 'works',
    isSlow: true,
    respond: async (read) => {
      const response = await good()(read)
      await delay(slowMs)
      return response
    },
  },
  { name: 'slow body', outcome: 'works', isSlow: true, respond: inTwo(() => 1, slowMs) },
  { name: 'no headers', outcome: 'fails', hangs: true, respond: hang },
  {
    name: 'half a body, then nothing',
    outcome: 'fails',
    hangs: true,
    respond: inTwo((length) => length / 2),
  },
  ...[400, 401, 403, 404, 409, 413].map((code) => status(code)),
  { ...status(429, { 'retry-after': '1' }), name: 'status 429, Retry-After: 1' },
  { ...status(429, { 'retry-after': '99999' }), name: 'status 429, Retry-After: 99999' },
  status(500),
  { name: 'status 502', outcome: 'fails', respond: htmlPage(502) },
  status(503),
  { ...status(503), name: 'status 503 once', outcome: 'works', isOnce: true },
  status(504),
  {
    name: 'redirect',
    outcome: 'fails',
    respond: () => new Response(null, { status: 302, headers: { location: '/login-page' } }),
  },
  {
    name: 'wrong content type',
    outcome: 'works',
    respond: good({ 'content-type': 'image/png' }),
  },
  { name: 'HTML', outcome: 'fails', respond: htmlPage() },
  { name: 'truncated JSON', outcome: 'fails', respond: truncated },
  {
    name: 'wrong envelope',
    outcome: 'fails',
    respond: () => Response.json({ result: { ok: true } }),
  },
  { name: 'code 500', outcome: 'fails', respond: bodyCode(500) },
  { name: 'missing fields', outcome: 'either', respond: changed(withoutFields) },
  { name: 'wrong fields', outcome: 'either', respond: changed(wrongTypes) },
  { name: 'duplicate ids', outcome: 'either', respond: changed(sameIds) },
  { name: 'huge body', outcome: 'either', respond: changed(huge) },
  { name: 'wrong language', outcome: 'either', respond: changed(otherLanguage) },
]

import type { ServerResponse } from 'node:http'

/** What a visitor should see: a failure, the content, or either of them. */
type Outcome = 'fails' | 'works' | 'either'

/** Sends a faulty response in place of the good one. */
type Respond = (response: ServerResponse, good: () => Promise<string>) => void | Promise<void>

export interface Fault {
  name: string
  outcome: Outcome
  respond?: Respond
  /** Refused by the browser, as this error of the network. */
  abort?: 'connectionrefused' | 'namenotresolved'
  /** The connection stays open: time has to pass. */
  hangs?: boolean
  /** Only the first request fails. */
  isOnce?: boolean
  /** Takes real time, which must not be skipped. */
  isSlow?: boolean
}

const json = { 'content-type': 'application/json' }
const loginPage = '<!doctype html><title>Sign in</title><h1>Hotel Wi-Fi</h1>'
const slowMs = 1200

const send =
  (status: number, body: string, headers: Record<string, string> = json): Respond =>
  (response) => {
    response.writeHead(status, headers).end(body)
  }

const status = (code: number, headers: Record<string, string> = {}): Fault => ({
  name: `status ${code}`,
  outcome: 'fails',
  respond: send(code, JSON.stringify({ code, data: null }), { ...json, ...headers }),
})

type Change = (body: unknown) => unknown

/** A response whose JSON is changed. */
const changed =
  (change: Change): Respond =>
  async (response, good) => {
    response.writeHead(200, json).end(JSON.stringify(change(JSON.parse(await good()))))
  }

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

/** Every way in which a response can be wrong. */
export const faults: readonly Fault[] = [
  { name: 'refused', outcome: 'fails', abort: 'connectionrefused' },
  { name: 'no such host', outcome: 'fails', abort: 'namenotresolved' },
  {
    name: 'reset before headers',
    outcome: 'fails',
    respond: (response) => void response.socket?.destroy(),
  },
  {
    name: 'reset in the body',
    outcome: 'fails',
    respond: async (response, good) => {
      const body = await good()
      response.writeHead(200, { ...json, 'content-length': `${Buffer.byteLength(body)}` })
      response.write(body.slice(0, body.length / 2), () =>
        setTimeout(() => response.socket?.destroy(), 20),
      )
    },
  },
  {
    name: 'slow headers',
    outcome: 'works',
    isSlow: true,
    respond: async (response, good) => {
      const body = await good()
      setTimeout(() => response.writeHead(200, json).end(body), slowMs)
    },
  },
  {
    name: 'slow body',
    outcome: 'works',
    isSlow: true,
    respond: async (response, good) => {
      const body = await good()
      response.writeHead(200, json).write(body.slice(0, 1))
      setTimeout(() => response.end(body.slice(1)), slowMs)
    },
  },
  { name: 'no headers', outcome: 'fails', hangs: true, respond: () => undefined },
  {
    name: 'half a body, then nothing',
    outcome: 'fails',
    hangs: true,
    respond: async (response, good) => {
      const body = await good()
      response.writeHead(200, json).write(body.slice(0, body.length / 2))
    },
  },
  ...[400, 401, 403, 404, 409, 413].map((code) => status(code)),
  { ...status(429, { 'retry-after': '1' }), name: 'status 429, Retry-After: 1' },
  { ...status(429, { 'retry-after': '99999' }), name: 'status 429, Retry-After: 99999' },
  status(500),
  {
    name: 'status 502',
    outcome: 'fails',
    respond: send(502, loginPage, { 'content-type': 'text/html' }),
  },
  status(503),
  { ...status(503), name: 'status 503 once', outcome: 'works', isOnce: true },
  status(504),
  { name: 'redirect', outcome: 'fails', respond: send(302, '', { location: '/login-page' }) },
  {
    name: 'wrong content type',
    outcome: 'works',
    respond: async (response, good) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(await good())
    },
  },
  {
    name: 'HTML',
    outcome: 'fails',
    respond: send(200, loginPage, { 'content-type': 'text/html' }),
  },
  {
    name: 'truncated JSON',
    outcome: 'fails',
    respond: async (response, good) => {
      const body = await good()
      response.writeHead(200, json).end(body.slice(0, body.length - 2))
    },
  },
  { name: 'wrong envelope', outcome: 'fails', respond: send(200, '{"result":{"ok":true}}') },
  { name: 'code 500', outcome: 'fails', respond: send(200, '{"code":500,"data":null}') },
  { name: 'missing fields', outcome: 'either', respond: changed(withoutFields) },
  { name: 'wrong fields', outcome: 'either', respond: changed(wrongTypes) },
  { name: 'duplicate ids', outcome: 'either', respond: changed(sameIds) },
  { name: 'huge body', outcome: 'either', respond: changed(huge) },
  { name: 'wrong language', outcome: 'either', respond: changed(otherLanguage) },
]

import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from 'srvx'
import { median } from '#tools/lib/averages.ts'
import { testPort } from '#tools/test-build.ts'
import { fullOnly } from '../../visits.ts'
import { responds } from '../responds.ts'
import { host } from './host.ts'
import { serveVariant } from './variant.ts'

// One client that opens many connections and never ends a request. Only on this machine.

const connections = 2000
const port = testPort + 41
const origin = `http://127.0.0.1:${port}`
const folder = () => resolve('.cache/half-open', host())

/** Starts the host of this run with a limit per address. */
async function start(env: Record<string, string>): Promise<() => void> {
  const address = { NGINX_LISTEN: `127.0.0.1:${port}`, CADDY_SITE: `http://127.0.0.1:${port}` }
  const kind = host() === 'nginx' ? 'nginx' : 'Caddy'
  const stop = await serveVariant(kind, folder(), [{ ...address, ...env }])
  await responds(`${origin}/healthz`)
  return stop
}

/** Opens a connection and sends half a request. */
function openHalf(): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /kr/ HTTP/1.1\r\nhost: loc')
      done(socket)
    })
    socket.on('error', fail)
  })
}

const ended = (socket: Socket) =>
  new Promise<void>((done) => {
    socket.on('close', () => done())
    socket.resume()
  })

/** Loads a page. @returns the milliseconds that it took */
async function visit(): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${origin}/kr/`, { headers: { connection: 'close' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('</html>')
  return performance.now() - begun
}

const call = async () => (await fetch(`${origin}/api/x`, { method: 'POST' })).status

test.beforeEach(() => {
  test.skip(!['nginx', 'caddy'].includes(host()), 'Only for configurations.')
})

test(
  `${connections} half-open connections end by themselves, and a visitor gets a page in a second`,
  fullOnly,
  async () => {
    const stop = await start({})
    const sockets: Socket[] = []
    // A client that is never quite silent: what counts is the time of the whole header.
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }, 2000)
    try {
      while (sockets.length < connections) {
        sockets.push(...(await Promise.all(Array.from({ length: 100 }, openHalf))))
      }
      for (const socket of sockets) socket.on('error', () => undefined)
      const ends = Promise.all(sockets.map(ended))
      const times: number[] = []
      for (let round = 0; round < 9; round += 1) times.push(await visit())
      expect(sockets.filter(({ readyState }) => readyState === 'open')).toHaveLength(connections)
      expect(median(times)).toBeLessThan(1000)
      await ends
      test.info().annotations.push({ type: 'cases', description: `${connections}` })
    } finally {
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
      stop()
    }
  },
)

test('an address has a limit of requests at a time, unless it is off', fullOnly, async () => {
  test.skip(host() !== 'nginx', 'Caddy has no such limit.')
  const waiting: (() => void)[] = []
  const backend = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch: () =>
      new Promise<Response>((done) => {
        waiting.push(() => done(Response.json({ code: 200 })))
      }),
  })
  await backend.ready()
  const HOST_BACKEND = (backend.url ?? '').replace(/\/$/, '')
  for (const [limit, status] of [
    ['5', 429],
    ['off', 200],
  ] as const) {
    const stop = await start({ HOST_BACKEND, HOST_CONNECTIONS: limit })
    try {
      const calls = Array.from({ length: 5 }, call)
      await expect.poll(() => waiting.length).toBe(5)
      const page = await fetch(`${origin}/kr/`)
      expect(page.status, limit).toBe(status)
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      for (const respond of waiting.splice(0)) respond()
      expect(await Promise.all(calls)).toEqual([200, 200, 200, 200, 200])
    } finally {
      stop()
    }
  }
  await backend.close(true)
})

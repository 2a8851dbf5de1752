import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { serveLocal } from '../lib/serve-local.ts'

let close: (() => Promise<void>) | undefined
let isSpoiled = false

afterEach(async () => {
  isSpoiled = false
  await close?.()
  close = undefined
})

/** Starts the mock backend; it can be spoiled while it runs. */
async function startBackend(): Promise<string> {
  const backend = createMockFetch()
  const server = await serveLocal(async (request) => {
    const response = (await backend(request)) ?? new Response('not found', { status: 404 })
    if (!isSpoiled || !request.url.endsWith('/setting/footer')) return response
    return Response.json({ code: 'broken' })
  })
  close = server.close
  return server.origin
}

/** Starts the command. */
function start(...args: string[]) {
  const child = spawn(process.execPath, ['tools/contract.ts', ...args])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return {
    /** Waits for a text in the output. */
    shows: (text: string) => expect.poll(() => output, { timeout: 30_000 }).toContain(text),
    interrupt: () => child.kill('SIGINT'),
    end: async () => {
      const [code] = await once(child, 'close')
      return { code, output }
    },
  }
}

test('exits with 0 and prints JSON for a backend that conforms', async () => {
  const { code, output } = await start('--base', await startBackend(), '--json').end()
  const results: { endpoint: string; ok: boolean; docs: string }[] = JSON.parse(output)
  expect(code).toBe(0)
  expect(results.find(({ endpoint }) => endpoint === 'POST /setting/footer')).toEqual({
    endpoint: 'POST /setting/footer',
    ok: true,
    docs: 'docs/api.md#settings',
  })
})

test('exits with 2 and the usage for a wrong option', async () => {
  for (const [message, ...args] of [
    ['Which backend should be checked?'],
    ['is not an http or https URL', '--base', 'api.example'],
    ["Unknown option '--bas'", '--bas', 'http://api.example'],
  ] as const) {
    const { code, output } = await start(...args).end()
    expect(code).toBe(2)
    expect(output).toContain(message)
    expect(output).toContain('Usage: npm run contract')
  }
})

test('exits with 3 when the backend is down', async () => {
  const origin = await startBackend()
  await close?.()
  const { code, output } = await start('--base', origin).end()
  expect(code).toBe(3)
  expect(output).toContain('connection refused')
})

test('prints only what changes with --watch, and exits with the last result', async () => {
  const command = start('--base', await startBackend(), '--watch')
  await command.shows('endpoints conform')
  isSpoiled = true
  await command.shows('FAIL  POST /setting/footer')
  command.interrupt()
  const { code, output } = await command.end()
  expect(code).toBe(1)
  expect(output.match(/^ok {4}POST \/setting\/footer$/gm)).toHaveLength(1)
  expect(output.match(/^ok {4}POST \/game$/gm)).toHaveLength(1)
})

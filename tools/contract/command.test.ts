import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createMockFetch } from '../../mocks/server.ts'
import { serveLocal } from '../lib/serve-local.ts'

/** Runs the command. */
async function contract(...args: string[]) {
  const child = spawn(process.execPath, ['tools/contract.ts', ...args])
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, output, errors }
}

test('exits with 0 and prints JSON for a backend that conforms', async () => {
  const backend = createMockFetch()
  const { origin, close } = await serveLocal(
    async (request) => (await backend(request)) ?? new Response('not found', { status: 404 }),
  )
  const { code, output } = await contract('--base', origin, '--json')
  await close()
  expect(code).toBe(0)
  expect(JSON.parse(output)).toContainEqual({
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
    const { code, errors } = await contract(...args)
    expect(code).toBe(2)
    expect(errors).toContain(message)
    expect(errors).toContain('Usage: npm run contract')
  }
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serveMock } from '../lib/serve-local.ts'

/** Runs the command. */
async function contract(...args: string[]) {
  const child = spawn(process.execPath, ['tools/contract.ts', ...args])
  const outputs = [text(child.stdout), text(child.stderr)]
  const [[code], ...texts] = await Promise.all([once(child, 'close'), ...outputs])
  return { code, output: texts.join('') }
}

test('exits with 0 and prints JSON for a backend that conforms', async () => {
  const { origin, close } = await serveMock()
  const { code, output } = await contract('--base', origin, '--json')
  await close()
  expect(code).toBe(0)
  const footer = { endpoint: 'POST /setting/footer', ok: true, docs: 'docs/api.md#settings' }
  expect(JSON.parse(output)).toContainEqual(footer)
})

test.for([
  ['Which backend should be checked?', []],
  ['is not an http or https URL', ['--base', 'api.example']],
  ["Unknown option '--bas'", ['--bas', 'http://api.example']],
] as const)('exits with 2 and the usage: %s', async ([message, args]) => {
  const { code, output } = await contract(...args)
  expect(code).toBe(2)
  expect(output).toContain(message)
  expect(output).toContain('Usage: npm run contract')
})

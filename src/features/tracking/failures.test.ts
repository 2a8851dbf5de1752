import { expect, test, vi } from 'vitest'
import { createBatch, messageOf, stackOf, type Failure } from './failures.ts'

const failure = (message: string): Failure => ({
  kind: 'script',
  message,
  page: '/en/coupon',
  stack: [],
})

test.for([
  [
    new Error('failed to load https://isle.example/a.js?code=LUMIWELCOME01 (at 1)'),
    'failed to load https://isle.example/a.js (at 1)',
  ],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [new Error('x'.repeat(500)), 'x'.repeat(200)],
] as const)('the message of %s has no search and at most 200 characters', ([error, message]) => {
  expect(messageOf(error)).toBe(message)
})

/** A frame of a stack in an asset. */
const at = (name: string) => `    at f (https://isle.example/assets/${name}.js:1:20)`

test('the stack has three positions in own scripts, and no other URL', () => {
  const error = new Error('broken')
  error.stack = [
    'Error: broken',
    '    at g (chrome-extension://x/y.js:1:1)',
    ...['start-B1', 'app-C2', 'react-D3', 'index-E4'].map(at),
  ].join('\n')
  expect(stackOf(error)).toEqual([
    'assets/start-B1.js:1:20',
    'assets/app-C2.js:1:20',
    'assets/react-D3.js:1:20',
  ])
  expect(stackOf('a text')).toEqual([])
})

test('sends failures in batches of ten, and at most thirty', () => {
  const send = vi.fn<(failures: readonly Failure[]) => void>()
  const batch = createBatch(send)
  for (let n = 0; n < 9; n += 1) batch.add(failure(`${n}`))
  expect(send).not.toHaveBeenCalled()
  batch.flush()
  batch.flush()
  expect(send.mock.calls.map(([failures]) => failures.length)).toEqual([9])
  for (let n = 0; n < 100; n += 1) batch.add(failure(`${n}`))
  batch.flush()
  expect(send.mock.calls.map(([failures]) => failures.length)).toEqual([9, 10, 10, 1])
})

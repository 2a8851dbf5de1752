import { expect, test } from 'vitest'
import { endAttempt, startAttempt } from './deadline-budget.ts'

const seconds = (count: number) => count * 1000

/**
 * Records calls of one read that start and end at these seconds. @returns the seconds that each
 * call may take
 */
function allowedSeconds(...calls: [startedAt: number, endedAt: number][]): number[] {
  const { signal } = new AbortController()
  return calls.map(([startedAt, endedAt]) => {
    const time = startAttempt(signal, seconds(startedAt))
    endAttempt(signal, seconds(endedAt))
    return time / 1000
  })
}

test.for([
  ['a single call may take the whole time', [[0, 20]], [20]],
  [
    'a second call, such as for the original, gets the rest',
    [
      [0, 12],
      [12, 20],
    ],
    [20, 8],
  ],
  [
    'delays between attempts count',
    [
      [5, 6],
      [6.5, 7],
      [8.5, 9],
    ],
    [20, 18.5, 16.5],
  ],
  [
    'no time is left after the deadline',
    [
      [0, 20],
      [20, 20],
    ],
    [20, 0],
  ],
  [
    'a read paused for longer than any retry delay starts again',
    [
      [0, 1],
      [60, 61],
      [61.5, 62],
    ],
    [20, 20, 18.5],
  ],
  [
    'a read paused until its deadline has passed starts again',
    [
      [0, 15],
      [22, 23],
    ],
    [20, 20],
  ],
] as const)('%s', ([, calls, times]) => {
  expect(
    allowedSeconds(...calls.map(([startedAt, endedAt]): [number, number] => [startedAt, endedAt])),
  ).toEqual(times)
})

test('gives each read its own deadline and each call without a signal a full one', () => {
  expect(allowedSeconds([0, 19])).toEqual([20])
  expect(allowedSeconds([0, 1])).toEqual([20])
  expect(startAttempt(undefined, 0)).toBe(20_000)
  expect(endAttempt(undefined, 5)).toBeUndefined()
})

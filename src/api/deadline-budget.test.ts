import { expect, test } from 'vitest'
import { endAttempt, startAttempt } from './deadline-budget.ts'

const seconds = (count: number) => count * 1000

/**
 * Records calls of one read that start and end at these seconds. @returns the seconds that each
 * call may take
 */
function given(...calls: [begun: number, over: number][]): number[] {
  const { signal } = new AbortController()
  return calls.map(([begun, over]) => {
    const time = startAttempt(signal, seconds(begun))
    endAttempt(signal, seconds(over))
    return time / 1000
  })
}

test.for([
  ['one call has the whole time', [[0, 20]], [20]],
  [
    'a second call, such as for the original, has what is left',
    [
      [0, 12],
      [12, 20],
    ],
    [20, 8],
  ],
  [
    'waits between tries count',
    [
      [5, 6],
      [6.5, 7],
      [8.5, 9],
    ],
    [20, 18.5, 16.5],
  ],
  [
    'nothing is left when it is over',
    [
      [0, 20],
      [20, 20],
    ],
    [20, 0],
  ],
  [
    'a read held longer than anybody waits begins anew',
    [
      [0, 1],
      [60, 61],
      [61.5, 62],
    ],
    [20, 20, 18.5],
  ],
  [
    'so does one that was held until its time was over',
    [
      [0, 15],
      [22, 23],
    ],
    [20, 20],
  ],
] as const)('%s', ([, calls, times]) => {
  expect(given(...calls.map(([begun, over]): [number, number] => [begun, over]))).toEqual(times)
})

test('gives each read its own deadline and each call without a signal a full one', () => {
  expect(given([0, 19])).toEqual([20])
  expect(given([0, 1])).toEqual([20])
  expect(startAttempt(undefined, 0)).toBe(20_000)
  expect(endAttempt(undefined, 5)).toBeUndefined()
})

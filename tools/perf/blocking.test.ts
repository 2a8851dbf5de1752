import { expect, test } from 'vitest'
import { blockingTime } from './blocking.ts'

test('adds what tasks after the first paint take beyond 50 ms', () => {
  const tasks = [
    [100, 200],
    [900, 80],
    [1200, 50],
    [9000, 60],
  ] as const
  expect(blockingTime(tasks, 800)).toBe(40)
})

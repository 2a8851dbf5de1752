import { expect, test } from 'vitest'
import { pool } from './pool.ts'

test('runs at most `limit` tasks at once, and continues after one that fails', async () => {
  const limited = pool(10)
  let running = 0
  let most = 0
  const tasks = Array.from({ length: 35 }, (_, index) =>
    limited(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve))
      running -= 1
      if (index % 2 === 0) throw new Error('no')
    }),
  )
  const results = await Promise.allSettled(tasks)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(17)
  expect(most).toBe(10)
})

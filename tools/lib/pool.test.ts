import { expect, test } from 'vitest'
import { pool } from './pool.ts'

test('runs at most `limit` tasks at once, and completes all of them', async () => {
  const limited = pool(10)
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    return running
  }
  const results = await Promise.all(Array.from({ length: 35 }, () => limited(task)))
  expect(results).toHaveLength(35)
  expect(most).toBe(10)
})

test('continues after a failed task', async () => {
  const limited = pool(1)
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited(async () => 'next')).toBe('next')
})

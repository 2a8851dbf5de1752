import { expect, test } from 'vitest'
import { dropLeftOverWorkers } from './left-over-worker.ts'

/** What of a registration is asked. */
function container(count: number) {
  let left = count
  const registration = {
    unregister: async () => {
      left -= 1
      return true
    },
  }
  return {
    left: () => left,
    getRegistrations: async () => Array.from({ length: count }, () => registration),
  }
}

const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'))

test('every worker that a demo has left behind is unregistered', async () => {
  const workers = container(2)
  await dropLeftOverWorkers(workers)
  expect(workers.left()).toBe(0)
})

test('a browser without workers, or one that lets nobody ask, has none', async () => {
  await expect(dropLeftOverWorkers(undefined)).resolves.toBeUndefined()
  await expect(dropLeftOverWorkers({ getRegistrations: refuse })).resolves.toBeUndefined()
})

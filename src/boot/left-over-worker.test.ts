import { expect, test } from 'vitest'
import { dropLeftOverWorkers } from './left-over-worker.ts'

/** Fake of the worker container, limited to the methods that are used. */
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

test('unregisters every worker that a demo has left behind', async () => {
  const workers = container(2)
  await dropLeftOverWorkers({ cookieEnabled: true, serviceWorker: workers })
  expect(workers.left()).toBe(0)
})

test('does nothing in a browser without workers or without access to them', async () => {
  const device = { cookieEnabled: true }
  await expect(dropLeftOverWorkers(device)).resolves.toBeUndefined()
  await expect(
    dropLeftOverWorkers({ ...device, serviceWorker: { getRegistrations: refuse } }),
  ).resolves.toBeUndefined()
  const denied = Object.defineProperty({ ...device }, 'serviceWorker', {
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await expect(dropLeftOverWorkers(denied)).resolves.toBeUndefined()
})

test('does not access workers in a browser without cookies', async () => {
  const workers = container(1)
  await dropLeftOverWorkers({ cookieEnabled: false, serviceWorker: workers })
  expect(workers.left()).toBe(1)
})

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

/** Fake of `caches`, limited to the methods that are used. */
function storage(names: readonly string[]) {
  const left = new Set(names)
  const caches = {
    keys: async () => [...left],
    delete: async (name: string) => left.delete(name),
  }
  return { left, caches }
}

test('unregisters every worker that a demo has left behind, and deletes their caches', async () => {
  const workers = container(2)
  const { left, caches } = storage(['pages', 'assets'])
  await dropLeftOverWorkers({ cookieEnabled: true, serviceWorker: workers }, { caches })
  expect(workers.left()).toBe(0)
  expect(left.size).toBe(0)
})

test('deletes the caches of a worker that is gone already', async () => {
  const { left, caches } = storage(['pages'])
  await dropLeftOverWorkers({ cookieEnabled: true }, { caches })
  expect(left.size).toBe(0)
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

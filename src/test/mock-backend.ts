import { setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { readFromHost } from '#mocks/files-from-host.ts'

/**
 * Runs the mock backend for the tests of a file. A test overrides a handler to simulate an error:
 * `backend.use(http.post(...))`.
 */
export function useMockBackend() {
  const worker = setupWorker(...createBackend({ readFile: readFromHost }).handlers)
  beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
  afterEach(() => worker.resetHandlers())
  afterAll(() => worker.stop())
  return worker
}

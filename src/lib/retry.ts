import { pause } from './pause.ts'

/**
 * Runs `task` and, when it fails, up to `retries` times more, waiting `delayMs` before the first of
 * them and twice as long before each one after it. Rejects with the last failure, or with the reason of
 * `signal` when that is aborted while it waits.
 */
export async function retry<T>(
  task: () => Promise<T>,
  { retries, delayMs, signal }: { retries: number; delayMs: number; signal?: AbortSignal },
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await task()
    } catch (failure) {
      if (attempt >= retries) throw failure
      await pause(delayMs * 2 ** attempt, signal)
    }
  }
}

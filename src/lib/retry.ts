/** Resolves after `ms` milliseconds; rejects with the signal's reason if it is aborted before. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Runs `task` and, if it fails, retries it up to `retries` times, first after `delayMs` and then
 * with doubled delays. Rejects with the last error, or with the reason of `signal` if that is
 * aborted during a delay.
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

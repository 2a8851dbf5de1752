export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Runs `task` with a signal that is aborted after `ms` milliseconds (then rejects with
 * {@link DeadlineError}) or when `outer` is aborted (then with its reason), whichever is first. The
 * deadline covers the whole task, including reading a body, even if the task ignores the signal.
 * `AbortSignal.any` would need iOS 17.4.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const giveUp = () => controller.abort(outer?.reason)
  const timer = setTimeout(() => controller.abort(new DeadlineError(`${ms} ms are over`)), ms)
  outer?.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([task(signal), rejectedBy(signal)])
  } catch (failure) {
    // Tasks reject with different errors when aborted, so the reason of the signal is thrown.
    throw signal.aborted ? signal.reason : failure
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', giveUp)
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

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

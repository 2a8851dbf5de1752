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

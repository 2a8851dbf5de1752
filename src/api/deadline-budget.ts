/** The time that a read may take, headers and body together. */
let deadlineMs = 20_000

/** Replaces the limit during prerendering. */
export function setReadDeadline(ms: number): void {
  deadlineMs = ms
}

/** The longest wait between two attempts of a read (src/app/query-client.ts). */
export const maxRetryDelayMs = 10_000

/** An attempt with less time than this is not started. Timers may be late by up to as much. */
export const minAttemptMs = 1000

interface Budget {
  /** The latest time at which the visitor sees the error. */
  endsAt: number
  /** The end of the last attempt. */
  pausedAt: number
}

/** Budgets by the signal of the read, which its requests and their retries share. */
const budgets = new WeakMap<AbortSignal, Budget>()

/**
 * Returns the milliseconds that a request may take. All requests and retries of a read share 20 s.
 * After a pause longer than any retry delay the budget starts again: the device was offline or the
 * page hidden.
 * @param signal of the read; a request without a signal has its own budget
 */
export function startAttempt(signal: AbortSignal | undefined, now: number): number {
  if (signal === undefined) return deadlineMs
  const budget = budgets.get(signal)
  if (budget !== undefined) {
    const left = budget.endsAt - budget.pausedAt
    const gap = now - budget.pausedAt
    if (gap <= Math.min(left, maxRetryDelayMs + minAttemptMs)) return left - gap
  }
  budgets.set(signal, { endsAt: now + deadlineMs, pausedAt: now })
  return deadlineMs
}

/** Records the end of a request. @returns the milliseconds that its read has left */
export function endAttempt(signal: AbortSignal | undefined, now: number): number | undefined {
  const budget = signal && budgets.get(signal)
  if (budget === undefined) return undefined
  budget.pausedAt = now
  return Math.max(0, budget.endsAt - now)
}

/** How long a call may take, headers and body together (spec section 7). */
const deadlineMs = 20_000

/** Nobody waits longer between two tries of a read (src/app/query-client.ts). */
export const longestWaitMs = 10_000

/** A try with less time than that is not begun; timers that are late by less do not count. */
export const leastTryMs = 1000

interface Spent {
  /** When the visitor is told, at the latest. */
  endsAt: number
  /** When the last call of the read was over. */
  pausedAt: number
}

/** By the signal of the read: its calls and their tries share one, and it ends with them. */
const reads = new WeakMap<AbortSignal, Spent>()

/**
 * The milliseconds that a call may take: a read of several calls, or of several tries, has the time
 * of one (bars, "time to an honest error"). Where nobody would have waited that long since the last
 * call, the read was held while the device was offline or the page out of sight: its time begins anew.
 * @param signal of the read; a call without one stands for itself
 */
export function takeTime(signal: AbortSignal | undefined, now: number): number {
  if (signal === undefined) return deadlineMs
  const spent = reads.get(signal)
  if (spent !== undefined) {
    const left = spent.endsAt - spent.pausedAt
    const gap = now - spent.pausedAt
    if (gap <= Math.min(left, longestWaitMs + leastTryMs)) return left - gap
  }
  reads.set(signal, { endsAt: now + deadlineMs, pausedAt: now })
  return deadlineMs
}

/** Notes that a call of a read is over. @returns the milliseconds that the read has left */
export function giveBackTime(signal: AbortSignal | undefined, now: number): number | undefined {
  const spent = signal && reads.get(signal)
  if (spent === undefined) return undefined
  spent.pausedAt = now
  return Math.max(0, spent.endsAt - now)
}

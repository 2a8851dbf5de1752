import { storage } from '#lib/storage.ts'

const keyOf = (id: number) => `NO_SHOW_TODAY_${id}`

/**
 * Returns true while the stored time (epoch ms) is in the future. Invalid numbers, including `Infinity`, count
 * as absent (docs/product.md#popups).
 */
export function isHidden(stored: string | null, now: number): boolean {
  const until = stored !== null && /^\d{1,16}$/.test(stored) ? Number(stored) : 0
  return until > now
}

/** Returns the next midnight in the visitor's time zone, in epoch ms. Correct on daylight saving changes. */
export function nextMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
}

/** Returns true if the visitor has hidden this popup for today. */
export function isHiddenToday(id: number): boolean {
  return isHidden(storage.getItem(keyOf(id)), Date.now())
}

/** Hides a popup until the next midnight. */
export function hideToday(id: number): void {
  storage.setItem(keyOf(id), String(nextMidnight(new Date())))
}

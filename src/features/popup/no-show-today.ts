import { storage } from '#lib/storage.ts'

const keyOf = (id: number) => `NO_SHOW_TODAY_${id}`

/**
 * True while the stored time (epoch ms) is in the future. What is no number, `Infinity` included,
 * counts as absent (docs/product.md#popups).
 */
export function isHidden(stored: string | null, now: number): boolean {
  const until = stored !== null && /^\d{1,16}$/.test(stored) ? Number(stored) : 0
  return until > now
}

/** The next midnight where the visitor is, in epoch ms, the day of a clock change included. */
export function nextMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
}

/** True where the visitor does not want to see this popup today. */
export function isHiddenToday(id: number): boolean {
  return isHidden(storage.getItem(keyOf(id)), Date.now())
}

/** Hides a popup until the next midnight. */
export function hideToday(id: number): void {
  storage.setItem(keyOf(id), String(nextMidnight(new Date())))
}

/** Smaller differences are those of a slow response. */
const toleranceMs = 60_000

let offsetMs = 0

/** Notes the `Date` header of a response: the clock of the device may be wrong by hours or years. */
export function noteServerTime(date: string | null): void {
  const aheadMs = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(aheadMs)) return
  offsetMs = Math.abs(aheadMs) < toleranceMs ? 0 : aheadMs
}

/** Returns the time by the server's clock, in epoch ms; before the first response, by the device's. */
export const serverNow = (): number => Date.now() + offsetMs

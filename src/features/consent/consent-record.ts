// The rules of a choice that is stored (docs/product.md#cookie-consent), for the app and for the first script.

/** Categories that the visitor allows. The site never stores anything else. */
export interface Consent {
  /** Performance and usage measurement. */
  analytical: boolean
  /** The advertising pixel and the conversion event of a store link. */
  advertising: boolean
}

/** Default without a choice. Also respects Global Privacy Control until the visitor chooses otherwise. */
export const nothingAllowed: Consent = { analytical: false, advertising: false }

export const everythingAllowed: Consent = { analytical: true, advertising: true }

export const consentKeys = ['consentCookie', 'consentCookieTime', 'consentExpireTime'] as const

/** Stored values of the three keys. */
export type ConsentRecord = Record<(typeof consentKeys)[number], string | null>

/** Returns the same time twelve calendar months later, in UTC, so independent of the visitor's time zone. */
export function yearAfter(time: number): number {
  const date = new Date(time)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  // February 29 rolls over to March 1; use the last day of February instead.
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}

/** Returns the record of a choice made at `now` (epoch ms), valid for twelve months. */
export function recordOf({ analytical, advertising }: Consent, now: number) {
  return {
    consentCookie: JSON.stringify({ analytical, advertising }),
    consentCookieTime: `${now}`,
    consentExpireTime: `${yearAfter(now)}`,
  }
}

import * as v from 'valibot'

/** Categories that the visitor allows. The site never stores anything else. */
const Consent = v.strictObject({
  /** Performance and usage measurement. */
  analytical: v.boolean(),
  /** The advertising pixel and the conversion event of a store link. */
  advertising: v.boolean(),
})
export type Consent = v.InferOutput<typeof Consent>

const StoredConsent = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), Consent)), null)

/** Stored values of the three keys in docs/product.md#cookie-consent. */
export interface ConsentRecord {
  consentCookie: string | null
  consentCookieTime: string | null
  consentExpireTime: string | null
}

export const consentKeys = ['consentCookie', 'consentCookieTime', 'consentExpireTime'] as const

/** Returns the same time twelve calendar months later, in UTC, so independent of the visitor's time zone. */
function yearAfter(time: number): number {
  const date = new Date(time)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  // February 29 rolls over to March 1; use the last day of February instead.
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}

const dayMs = 86_400_000

/** Parses stored epoch ms; `NaN` if invalid. */
function timeOf(text: string | null): number {
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
}

/**
 * Returns the choice that is valid at `now` (epoch ms). Returns `null` if no choice is stored, or if the
 * record has expired, is unreadable or was tampered with: made more than a day in the future (the clock of the
 * device may have been corrected since), or valid for more than twelve
 * months (docs/product.md#cookie-consent).
 */
export function readConsent(record: ConsentRecord, now: number): Consent | null {
  const madeAt = timeOf(record.consentCookieTime)
  const expiresAt = timeOf(record.consentExpireTime)
  const isValid = madeAt <= now + dayMs && now < expiresAt && expiresAt <= yearAfter(madeAt)
  return isValid ? v.parse(StoredConsent, record.consentCookie) : null
}

/** Returns the record of a choice made at `now` (epoch ms), valid for twelve months. */
export function recordOf({ analytical, advertising }: Consent, now: number) {
  return {
    consentCookie: JSON.stringify({ analytical, advertising }),
    consentCookieTime: String(now),
    consentExpireTime: String(yearAfter(now)),
  }
}

/** Default without a choice. Also respects Global Privacy Control until the visitor chooses otherwise. */
export const nothingAllowed: Consent = { analytical: false, advertising: false }

export const everythingAllowed: Consent = { analytical: true, advertising: true }

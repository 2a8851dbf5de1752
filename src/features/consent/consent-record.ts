import { isRecord } from '#lib/is-record.ts'

/** What a visitor allows; without a choice it is nothing. */
export interface Consent {
  /** Measuring how the site does and how it is used. */
  analytical: boolean
  /** The pixel, and the conversion of a press on a store link. */
  advertising: boolean
}

/** The texts under the three keys of docs/product.md#cookie-consent. */
export interface ConsentRecord {
  consentCookie: string | null
  consentCookieTime: string | null
  consentExpireTime: string | null
}

export const consentKeys = ['consentCookie', 'consentCookieTime', 'consentExpireTime'] as const

/** Exactly the two answers: a choice with anything else in it is not one that the site has stored. */
function isChoice(value: unknown): value is Record<keyof Consent, boolean> {
  return (
    isRecord(value) &&
    typeof value.analytical === 'boolean' &&
    typeof value.advertising === 'boolean' &&
    Object.keys(value).length === 2
  )
}

/** The same moment twelve calendar months later, in epoch ms, wherever the visitor is. */
function yearAfter(time: number): number {
  const date = new Date(time)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  // The 29th of February has no such day a year later: the last one of its month.
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}

/** Epoch ms as they are stored; anything else is `NaN`. */
function timeOf(text: string | null): number {
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
}

function choiceOf(text: string | null): Consent | null {
  try {
    const choice: unknown = JSON.parse(text ?? '')
    return isChoice(choice) ? choice : null
  } catch {
    return null
  }
}

/**
 * The choice that a record holds at `now` (epoch ms). `null` asks again: nothing was chosen, it has
 * expired, cannot be read, or was tampered with: made in the future, or for more than twelve months
 * (docs/product.md#cookie-consent).
 */
export function readConsent(record: ConsentRecord, now: number): Consent | null {
  const madeAt = timeOf(record.consentCookieTime)
  const expiresAt = timeOf(record.consentExpireTime)
  const holds = madeAt <= now && now < expiresAt && expiresAt <= yearAfter(madeAt)
  return holds ? choiceOf(record.consentCookie) : null
}

/** A choice made at `now` (epoch ms), for twelve months. */
export function recordOf({ analytical, advertising }: Consent, now: number) {
  return {
    consentCookie: JSON.stringify({ analytical, advertising }),
    consentCookieTime: String(now),
    consentExpireTime: String(yearAfter(now)),
  }
}

/** No choice is no, and so is what Global Privacy Control asks for until the visitor says otherwise. */
export const nothingAllowed: Consent = { analytical: false, advertising: false }

export const everythingAllowed: Consent = { analytical: true, advertising: true }

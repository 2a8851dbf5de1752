import { isOtherNumber } from '#lib/other-number.ts'
import { checkUid, cleaned, type UidError } from './uid-input.ts'

const minLength = 12
const maxLength = 16

/** Returns true if the code has a valid length (docs/product.md#coupons). */
export function fitsCode(code: string): boolean {
  return code.length >= minLength && code.length <= maxLength
}

/** Removes hyphens that only group characters; keeps hyphens that are part of the code. */
function withoutGrouping(code: string): string {
  const bare = code.replaceAll('-', '')
  return !fitsCode(code) && fitsCode(bare) ? bare : code
}

/** Cleans a text and converts the dashes of keyboards to hyphens. */
const withHyphens = (text: string) => cleaned(text).replace(/[\u2010-\u2015\u2212]/g, '-')

/**
 * Returns true if a word in a message could be a code: it contains a digit, or is all capitals
 * (docs/product.md#coupons).
 */
function looksLikeCode(token: string): boolean {
  return fitsCode(token) && (/\d/.test(token) || /^[A-Z-]+$/.test(token))
}

/**
 * Returns the codes in a message. A number of something else, such as a telephone, counts only if nothing else does.
 */
function codesIn(message: string): string[] {
  const found = message
    .split(/[^A-Za-z\d-]+/)
    .map((word) => withoutGrouping(word.replace(/^-+|-+$/g, '')))
    .filter(looksLikeCode)
  const likely = found.filter((code) => /[A-Za-z]/.test(code) && !isOtherNumber(code))
  return [...new Set(likely.length > 0 ? likely : found)]
}

/**
 * Returns true if the input contains words that can't be groups of a code: a lowercase word such as `use`, or
 * only letters next to a part that is a complete code, as in `Use LUMI12345678`.
 */
function hasWords(parts: readonly string[]): boolean {
  if (parts.some((part) => /^[a-z]+$/.test(part))) return true
  const [code, ...more] = parts.filter((part) => looksLikeCode(withoutGrouping(part)))
  if (code === undefined || more.length > 0 || parts.length === 1) return false
  return parts.every((part) => part === code || /^[A-Za-z]+$/.test(part))
}

/**
 * Finds the codes in a typed or pasted text, which may be a code in groups, or a message. Removes spaces, line
 * breaks, full-width forms and invisible characters; keeps case (docs/product.md#coupons).
 */
export function findCodes(text: string): string[] {
  const plain = withHyphens(text)
  const parts = plain.split(' ')
  const whole = withoutGrouping(parts.join(''))
  const isTyped = fitsCode(whole) && /^[A-Za-z\d-]+$/.test(whole) && !hasWords(parts)
  return isTyped ? [whole] : codesIn(plain)
}

/**
 * Normalizes a code: returns the first one in the text. Returns the whole text without spaces if no code is found,
 * so that validation rejects it.
 */
export function normalizeCode(text: string): string {
  return findCodes(text)[0] ?? withoutGrouping(withHyphens(text).replaceAll(' ', ''))
}

/** Validation errors of the two fields. */
export type CouponFieldError = UidError | 'code-missing' | 'several-codes' | 'code-length'

/** Both fields, normalized. */
export interface EnteredCoupon {
  uid: string
  /** The code, or the first of several. */
  code: string
  /** True if the UID is that of the member, and not typed. */
  isOwnUid?: boolean
  /** True if the code field contains more than one code. */
  hasSeveralCodes?: boolean
}

/**
 * Validates both fields, in this order: UID, code.
 * @param confirmedUid a UID that is submitted again after the hint that it is unlikely
 */
export function checkCoupon(
  entered: EnteredCoupon,
  confirmedUid?: string,
): CouponFieldError | null {
  const { uid, code, isOwnUid = false, hasSeveralCodes = false } = entered
  const uidError = isOwnUid && uid !== '' ? null : checkUid(uid, confirmedUid)
  if (uidError !== null) return uidError
  if (code === '') return 'code-missing'
  if (hasSeveralCodes) return 'several-codes'
  return fitsCode(code) ? null : 'code-length'
}

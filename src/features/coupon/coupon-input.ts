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

/** Converts full-width forms and dashes, removes invisible characters and collapses whitespace. */
function cleaned(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * Returns true if a word in a message could be a code: it contains a digit, or is all capitals
 * (docs/product.md#coupons).
 */
function looksLikeCode(token: string): boolean {
  return fitsCode(token) && (/\d/.test(token) || /^[A-Z-]+$/.test(token))
}

/** Returns the codes in a message. A number, such as one of a telephone, counts only if nothing else does. */
function codesIn(message: string): string[] {
  const found = message
    .split(/[^A-Za-z\d-]+/)
    .map((word) => withoutGrouping(word.replace(/^-+|-+$/g, '')))
    .filter(looksLikeCode)
  const lettered = found.filter((code) => /[A-Za-z]/.test(code))
  return [...new Set(lettered.length > 0 ? lettered : found)]
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
  const plain = cleaned(text)
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
  return findCodes(text)[0] ?? withoutGrouping(cleaned(text).replaceAll(' ', ''))
}

const uidLabel = /^(?:uid|id|회원 ?번호|会員番号|member (?:number|no\.?|id)) ?[:=#.]? ?/iu

/** Normalizes a UID: trims it, converts full-width forms and removes invisible characters and a label. */
export function normalizeUid(text: string): string {
  return cleaned(text).replace(uidLabel, '')
}

/** Validation errors of the two fields. */
export type CouponFieldError =
  | 'uid-missing'
  | 'uid-format'
  | 'code-missing'
  | 'several-codes'
  | 'code-length'

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

/** Validates both fields, in this order: UID, code. */
export function checkCoupon(entered: EnteredCoupon): CouponFieldError | null {
  const { uid, code, isOwnUid = false, hasSeveralCodes = false } = entered
  if (uid === '') return 'uid-missing'
  // One number: not two, no e-mail address, telephone number or nickname.
  if (!isOwnUid && !/^\d{1,64}$/.test(uid)) return 'uid-format'
  if (code === '') return 'code-missing'
  if (hasSeveralCodes) return 'several-codes'
  return fitsCode(code) ? null : 'code-length'
}

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

/** Returns the first code in a message. */
function codeIn(message: string): string | undefined {
  return message
    .split(/[^A-Za-z\d-]+/)
    .map((word) => withoutGrouping(word.replace(/^-+|-+$/g, '')))
    .find(looksLikeCode)
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
 * Normalizes a typed or pasted code, which may be grouped or part of a message. Removes spaces, line breaks,
 * full-width forms and invisible characters; keeps case. Returns the whole text without spaces if no code is
 * found, so that validation rejects it (docs/product.md#coupons).
 */
export function normalizeCode(text: string): string {
  const plain = cleaned(text)
  const parts = plain.split(' ')
  const whole = withoutGrouping(parts.join(''))
  const isTyped = fitsCode(whole) && /^[A-Za-z\d-]+$/.test(whole) && !hasWords(parts)
  return isTyped ? whole : (codeIn(plain) ?? whole)
}

/** Normalizes a UID: trims it, converts full-width forms and removes invisible characters. */
export function normalizeUid(text: string): string {
  return cleaned(text)
}

const shortest = 12
const longest = 16

/** True for the length that a coupon code has (docs/product.md#coupons). */
export function fitsCode(code: string): boolean {
  return code.length >= shortest && code.length <= longest
}

/** Hyphens that only group the letters go; those that belong to the code stay. */
function withoutGrouping(code: string): string {
  const bare = code.replaceAll('-', '')
  return !fitsCode(code) && fitsCode(bare) ? bare : code
}

/** Full-width forms as plain ones, nothing invisible, every dash a hyphen; spaces stay. */
function readable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** What a code in a message looks like: a digit in it, or all capitals (docs/product.md#coupons). */
function looksLikeCode(token: string): boolean {
  return fitsCode(token) && (/\d/.test(token) || /^[A-Z-]+$/.test(token))
}

/** The first code among the words of a message. */
function codeIn(message: string): string | undefined {
  return message
    .split(/[^A-Za-z\d-]+/)
    .map((word) => withoutGrouping(word.replace(/^-+|-+$/g, '')))
    .find(looksLikeCode)
}

/**
 * True for words around a code, which a code in groups would not have: one in small letters, such as
 * `use`, or nothing but letters beside a part that is a code by itself, as in `Use LUMI12345678`.
 */
function hasWords(parts: readonly string[]): boolean {
  if (parts.some((part) => /^[a-z]+$/.test(part))) return true
  const [code, ...more] = parts.filter((part) => looksLikeCode(withoutGrouping(part)))
  if (code === undefined || more.length > 0 || parts.length === 1) return false
  return parts.every((part) => part === code || /^[A-Za-z]+$/.test(part))
}

/**
 * The code that was typed or pasted, maybe in groups or inside a whole message: spaces, line breaks,
 * full-width forms and invisible characters are gone, letters and their case stay. Where no code is
 * found, it is the whole text without spaces, to be judged as it is (docs/product.md#coupons).
 */
export function normaliseCode(text: string): string {
  const plain = readable(text)
  const parts = plain.split(' ')
  const whole = withoutGrouping(parts.join(''))
  const isTyped = fitsCode(whole) && /^[A-Za-z\d-]+$/.test(whole) && !hasWords(parts)
  return isTyped ? whole : (codeIn(plain) ?? whole)
}

/** The UID as it is sent: no edges, no full-width forms, nothing invisible. */
export function normaliseUid(text: string): string {
  return readable(text)
}

const runs = /[A-Z0-9]+(?:-[A-Z0-9]+)*/g
/**
 * A run next to one of these characters belongs to something longer: a word, a URL, a file name.
 */
const joined = /[\w/=@.#?&-]/

/** Returns true for 12 to 16 characters, the length of a coupon code (docs/product.md#coupons). */
const fits = ({ length }: string) => length >= 12 && length <= 16

/** Returns true if the run has the length of a code, with or without its hyphens. */
function isCodeLong(run: string): boolean {
  return fits(run) || fits(run.replaceAll('-', ''))
}

/** A coupon code in a text, and the path of the form with that code filled in. */
interface FoundCoupon {
  index: number
  text: string
  /** Root-relative, without the language prefix. */
  path: string
}

/**
 * Finds possible coupon codes in a text: capitals and digits, at least one of each, so that neither
 * a word in capitals nor a number counts as a code.
 */
export function findCoupons(text: string): FoundCoupon[] {
  return Array.from(text.matchAll(runs)).flatMap(({ 0: run, index }) => {
    const before = text[index - 1] ?? ''
    const after = text.slice(index + run.length, index + run.length + 2)
    // A full stop ends the run unless a word character follows it.
    const isPart = joined.test(before) || /^(?:[\w/=@#&-]|\.\w)/.test(after)
    const isMixed = /[A-Z]/.test(run) && /\d/.test(run)
    if (isPart || !isMixed || !isCodeLong(run)) return []
    return [{ index, text: run, path: `/coupon?code=${run}` }]
  })
}

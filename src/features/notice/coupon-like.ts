import type { FoundLink } from '#ui/sanitizer.ts'

const runs = /[A-Z0-9]+(?:-[A-Z0-9]+)*/g
/** Beside these a run is a part of something longer: a word, an address, a file. */
const joined = /[\w/=@.#?&-]/

/** The length of a code (docs/product.md#coupons). */
const fits = ({ length }: string) => length >= 12 && length <= 16

/** Hyphens may be a part of a code or only set it off. */
function isCodeLong(run: string): boolean {
  return fits(run) || fits(run.replaceAll('-', ''))
}

/**
 * What of a text looks like a coupon code, with the form that it prefills: capitals and digits, at
 * least one of each, so that neither a shouted word nor a number is taken for one.
 */
export function findCoupons(text: string): FoundLink[] {
  return Array.from(text.matchAll(runs)).flatMap(({ 0: run, index }) => {
    const before = text[index - 1] ?? ''
    const after = text.slice(index + run.length, index + run.length + 2)
    // A full stop ends a sentence; with more behind it, it does not.
    const isPart = joined.test(before) || /^(?:[\w/=@#&-]|\.\w)/.test(after)
    const isMixed = /[A-Z]/.test(run) && /\d/.test(run)
    if (isPart || !isMixed || !isCodeLong(run)) return []
    return [{ index, text: run, address: `/coupon?code=${run}` }]
  })
}

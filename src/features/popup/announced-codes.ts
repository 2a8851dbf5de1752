import { findCoupons } from '#lib/coupon-like.ts'
import { textOf } from '#ui/article/html-text.ts'
import type { Popup } from './popup.schema.ts'

/** The maximum number of codes on the main page. */
const maxCodes = 2

/** Returns the coupon codes in the texts of the popups, each once. */
export function codesOf(popups: readonly Popup[]): string[] {
  const codes = popups.flatMap(({ title, html }) =>
    findCoupons(`${title}\n${textOf(html ?? '')}`).map(({ text }) => text),
  )
  return [...new Set(codes)].slice(0, maxCodes)
}

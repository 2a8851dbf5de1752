import { searchOf } from '#lib/search-params.ts'

const longestCode = 100

/** A code in the address prefills the field and is never sent by itself (docs/product.md#coupons). */
export const couponSearch = searchOf(({ code }) => ({
  code: typeof code === 'string' && code.length <= longestCode ? code : '',
}))

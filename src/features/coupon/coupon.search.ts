import { searchOf } from '#lib/search-params.ts'

const maxLength = 100

/**
 * Search params of the coupon page. A code in the URL prefills the field but isn't submitted
 * (docs/product.md#coupons).
 */
export const couponSearch = searchOf(({ code }) => ({
  code: typeof code === 'string' && code.length <= maxLength ? code : '',
}))

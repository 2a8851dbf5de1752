import * as v from 'valibot'

/** A code in the address prefills the field and is never sent by itself (decisions, "Coupon"). */
export const CouponSearch = v.object({
  code: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(100)), ''), ''),
})

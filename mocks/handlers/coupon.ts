import { site } from '../../src/site.ts'
import { couponApi, type RedeemRequest } from '#features/coupon/coupon.schema.ts'
import { HttpResponse } from 'msw'
import { coupons } from '../db/coupons.ts'
import { setOf, type Memory } from '../db/memory.ts'
import { failed, post, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'
import { once } from './once.ts'

/** The result code of a redemption, which is remembered where it worked. */
function redeem(memory: Memory, body: RedeemRequest): number | 'http-500' {
  const { uid, couponCode } = body
  if (body.gameCode !== site.gameCode || !/^[^\s@<>]+$/.test(uid)) return 4001
  const coupon = Object.hasOwn(coupons, couponCode) ? coupons[couponCode] : undefined
  if (coupon === undefined) return 5001
  if (coupon.result !== 0) return coupon.result
  const used = setOf(memory.coupons, uid)
  if (used.has(couponCode)) return 5004
  if (coupon.event !== undefined && used.has(`event ${coupon.event}`)) return 5012
  used.add(couponCode)
  if (coupon.event !== undefined) used.add(`event ${coupon.event}`)
  return 0
}

/** Coupon registration: once per account, event coupons once per event. */
export function couponHandlers(state: MockState): EndpointHandler[] {
  return [
    post(couponApi().redeem, ({ body, request }) =>
      once(state.memory, request, () => {
        const result = redeem(state.memory, body)
        return result === 'http-500' ? new HttpResponse(null, { status: 500 }) : failed(result)
      }),
    ),
  ]
}

import { useMutation } from '@tanstack/react-query'
import { bases } from '#api/bases.ts'
import { postOnce } from '#api/post-once.ts'

interface Redemption {
  uid: string
  code: string
  /** The UUID of the press: the server counts it once. */
  pressId: string
}

/** Sends a coupon and answers with the result code of spec section 8. */
function redeem({ uid, code, pressId }: Redemption): Promise<number> {
  const gameCode = import.meta.env.VITE_GAME_CODE || 'ISLE'
  const url = `${bases().external}/api/v2/coupon/redeem`
  return postOnce(url, { uid, couponCode: code, gameCode }, pressId)
}

/** Redeems a coupon at once or not at all: never again by itself, never later (decisions, "Coupon"). */
export const useRedeemCoupon = () =>
  useMutation({
    mutationFn: redeem,
    networkMode: 'always',
    retry: false,
    onError: (failure) => console.warn('coupon not answered', failure),
  })

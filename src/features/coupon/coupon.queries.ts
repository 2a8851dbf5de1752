import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { bases } from '#api/bases.ts'
import { postIdempotent } from '#api/post-idempotent.ts'
import { site } from '#site.ts'
import { recordAttemptAtom } from './coupon.atoms.ts'
import { couponOutcome, failedOutcome, type CouponOutcome } from './coupon-outcome.ts'

interface Redemption {
  uid: string
  code: string
  /** UUID of the click, so that the server redeems the coupon only once. */
  idempotencyKey: string
}

/** Result of a redemption. */
export interface Receipt {
  uid: string
  code: string
  outcome: CouponOutcome
}

const mutationKey = ['coupon', 'redeem']

/** Sends one redemption request and returns its outcome (docs/product.md#coupons). */
async function redeem({ uid, code, idempotencyKey }: Redemption): Promise<CouponOutcome> {
  const gameCode = import.meta.env.VITE_GAME_CODE || site.gameCode
  const url = `${bases().external}/api/v2/coupon/redeem`
  const wasOffline = !navigator.onLine
  try {
    const body = { uid, couponCode: code, gameCode }
    return couponOutcome(await postIdempotent(url, body, idempotencyKey))
  } catch (failure) {
    console.warn('coupon not answered', failure)
    return failedOutcome(failure, wasOffline)
  }
}

/**
 * Redeems a coupon without retry and without waiting for the network (docs/product.md#coupons). The outcome
 * is stored in the history even if the page was left meanwhile.
 */
export function useRedeemCoupon() {
  const recordAttempt = useSetAtom(recordAttemptAtom)
  return useMutation({
    mutationKey,
    mutationFn: async (redemption: Redemption): Promise<Receipt> => {
      const { uid, code } = redemption
      const recordOutcome = recordAttempt({ uid, code, at: Date.now() })
      return { uid, code, outcome: recordOutcome(await redeem(redemption)) }
    },
    networkMode: 'always',
    retry: false,
  })
}

/** Returns true while a redemption is pending, including one from a form that was left. */
export const useIsRedeeming = () => useIsMutating({ mutationKey }) > 0

/**
 * Returns a function that checks for a pending redemption at the time of the call, before the next render.
 */
export function useGetIsRedeeming(): () => boolean {
  const client = useQueryClient()
  return () => client.isMutating({ mutationKey }) > 0
}

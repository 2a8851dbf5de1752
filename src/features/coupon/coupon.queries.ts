import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { bases } from '#api/bases.ts'
import { postIdempotent } from '#api/post-idempotent.ts'
import { noteAttemptAtom } from './coupon.atoms.ts'
import { couponOutcome, failedOutcome, type CouponOutcome } from './coupon-outcome.ts'

interface Redemption {
  uid: string
  code: string
  /** The UUID of the click, by which the server counts it once. */
  idempotencyKey: string
}

/** What became of a coupon that was sent. */
export interface Receipt {
  uid: string
  code: string
  outcome: CouponOutcome
}

const mutationKey = ['coupon', 'redeem']

/** Sends a coupon, once, and answers with what became of it (docs/product.md#coupons). */
async function redeem({ uid, code, idempotencyKey }: Redemption): Promise<CouponOutcome> {
  const gameCode = import.meta.env.VITE_GAME_CODE || 'ISLE'
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
 * Redeems a coupon at once or not at all: never again by itself, never later (docs/product.md#coupons).
 * What comes of it is noted in the passport even where the page was left meanwhile.
 */
export function useRedeemCoupon() {
  const note = useSetAtom(noteAttemptAtom)
  return useMutation({
    mutationKey,
    mutationFn: async (redemption: Redemption): Promise<Receipt> => {
      const { uid, code } = redemption
      const noteAnswer = note({ uid, code, at: Date.now() })
      return { uid, code, outcome: noteAnswer(await redeem(redemption)) }
    },
    networkMode: 'always',
    retry: false,
  })
}

/** Whether a coupon is on its way, the one of a form that was left included. */
export const useIsRedeeming = () => useIsMutating({ mutationKey }) > 0

/** The same at the moment of a press, before anything is rendered. */
export function useAskIsRedeeming(): () => boolean {
  const client = useQueryClient()
  return () => client.isMutating({ mutationKey }) > 0
}

import { fitsCode } from './normalise-code.ts'

/** What keeps a coupon from being sent. */
export type CouponFault = 'uid-missing' | 'code-missing' | 'code-length'

/** Judges both fields, normalised, in the order of the decisions: UID, code, length of the code. */
export function checkCoupon({ uid, code }: { uid: string; code: string }): CouponFault | null {
  if (uid === '') return 'uid-missing'
  if (code === '') return 'code-missing'
  return fitsCode(code) ? null : 'code-length'
}

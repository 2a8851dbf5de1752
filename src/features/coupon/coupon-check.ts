import { fitsCode } from './normalize-code.ts'

/** Validation errors of the two fields. */
export type CouponFieldError = 'uid-missing' | 'code-missing' | 'code-length'

/** Validates both normalized fields, in this order: UID, code, length of the code. */
export function checkCoupon({ uid, code }: { uid: string; code: string }): CouponFieldError | null {
  if (uid === '') return 'uid-missing'
  if (code === '') return 'code-missing'
  return fitsCode(code) ? null : 'code-length'
}

import { fitsCode } from './normalize-code.ts'

/** Validation errors of the two fields. */
export type CouponFieldError =
  | 'uid-missing'
  | 'uid-format'
  | 'code-missing'
  | 'several-codes'
  | 'code-length'

/** Both fields, normalized. */
export interface EnteredCoupon {
  uid: string
  /** The code, or the first of several. */
  code: string
  /** True if the UID is that of the member, and not typed. */
  isOwnUid?: boolean
  /** True if the code field contains more than one code. */
  hasSeveralCodes?: boolean
}

/** Validates both fields, in this order: UID, code. */
export function checkCoupon(entered: EnteredCoupon): CouponFieldError | null {
  const { uid, code, isOwnUid = false, hasSeveralCodes = false } = entered
  if (uid === '') return 'uid-missing'
  // One number: not two, no e-mail address, telephone number or nickname.
  if (!isOwnUid && !/^\d{1,64}$/.test(uid)) return 'uid-format'
  if (code === '') return 'code-missing'
  if (hasSeveralCodes) return 'several-codes'
  return fitsCode(code) ? null : 'code-length'
}

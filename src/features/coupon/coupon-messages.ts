import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CouponFault } from './coupon-check.ts'
import type { CouponOutcome } from './coupon-outcome.ts'

export const faultMessages: Record<CouponFault, MessageDescriptor> = {
  'uid-missing': msg`Please enter your UID`,
  'code-missing': msg`Please enter your coupon code`,
  'code-length': msg`Invalid code, Please try again.`,
}

export const outcomeMessages: Record<CouponOutcome, MessageDescriptor> = {
  used: msg`The coupon has been redeemed. Please check your in-game mailbox.`,
  'probably-credited': msg`An earlier attempt got no response, but the coupon was probably credited then. Please check your in-game mailbox.`,
  'no-such-code': msg`There is no such coupon code. Please check the code.`,
  'not-checked': msg`The code could not be checked. Please press Redeem again.`,
  'event-ended': msg`The event of this coupon has ended.`,
  'already-registered': msg`This coupon has already been redeemed.`,
  'already-used': msg`You have already used the same coupon.`,
  'once-per-event': msg`This coupon can be used once per event. You have already used one.`,
  'not-valid': msg`The information is not valid. Please check it again.`,
  'server-error': msg`A server error occurred. Please try again later.`,
  offline: msg`Your device is offline, so the coupon was not sent. Connect to the internet and redeem it again.`,
  lost: msg`A server error occurred. Please try again later. The coupon may have been credited anyway, so please check your in-game mailbox first.`,
}

/** What an entry of the passport says, in a word or two. */
export const resultNames: Record<CouponOutcome, MessageDescriptor> = {
  used: msg`Used`,
  'probably-credited': msg`Probably credited`,
  'no-such-code': msg`No such code`,
  'not-checked': msg`Not checked`,
  'event-ended': msg`Event ended`,
  'already-registered': msg`Already redeemed`,
  'already-used': msg`Used before`,
  'once-per-event': msg`Once per event`,
  'not-valid': msg`Not valid`,
  'server-error': msg`Server error`,
  offline: msg`Not sent: offline`,
  lost: msg`No answer: check your mailbox`,
}

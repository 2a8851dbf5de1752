import { Mascot } from '#ui/mascot/mascot.tsx'
import styles from './coupon-stamp.module.css'

/** Stamps a redeemed coupon with Lumi, as decoration. */
export function CouponStamp() {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <Mascot of="lumi" isDecorative />
    </span>
  )
}

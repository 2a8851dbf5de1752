import { Trans } from '@lingui/react/macro'
import { Section } from '#ui/page/section.tsx'
import styles from './coupon.module.css'

/** Renders the rules of the two kinds of coupons (docs/product.md#coupons). */
export function CouponTerms() {
  return (
    <Section title={<Trans>Please note</Trans>}>
      <ul className={styles.terms}>
        <li>
          <Trans>Coupon codes are 12–16 characters long.</Trans>
        </li>
        <li>
          <Trans>General coupons: each code can be used once per account.</Trans>
        </li>
        <li>
          <Trans>Event coupons: one code can be used per event.</Trans>
        </li>
        <li>
          <Trans>Rewards arrive in your game mailbox.</Trans>
        </li>
        <li>
          <Trans>Rewards in your mailbox expire after 7 days.</Trans>
        </li>
      </ul>
    </Section>
  )
}

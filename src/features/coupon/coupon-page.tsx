import { Trans } from '@lingui/react/macro'
import type { Session } from '#api/session.ts'
import { SectionPage } from '#ui/page/band.tsx'
import { Section } from '#ui/page/section.tsx'
import { CouponForm } from './coupon-form.tsx'
import { CouponPassport } from './coupon-passport.tsx'
import styles from './coupon.module.css'

interface CouponPageProps {
  session: Session
  /** Login URL; `null` if there is no account site. */
  loginUrl: string | null
  /** Code from the URL; empty if there is none. */
  code: string
  /** The codes that are announced now. */
  openCodes: readonly string[]
}

/** Coupon page: a ticket that is the form, next to the announced codes, the terms and the history. */
export function CouponPage(form: CouponPageProps) {
  return (
    <div className={`bleed ${styles.sky}`} data-scheme="dark">
      <SectionPage mascot="moru">
        <CouponForm {...form}>
          <Section title={<Trans>Please note</Trans>}>
            <Terms />
          </Section>
          <Section title={<Trans>Coupon history</Trans>}>
            <CouponPassport />
          </Section>
        </CouponForm>
      </SectionPage>
    </div>
  )
}

/** Renders the rules of the two kinds of coupons (docs/product.md#coupons). */
function Terms() {
  return (
    <ul>
      <li>
        <Trans>Regular coupons: each code works once per account.</Trans>
      </li>
      <li>
        <Trans>Event coupons: one code per event, even if an event has several.</Trans>
      </li>
    </ul>
  )
}

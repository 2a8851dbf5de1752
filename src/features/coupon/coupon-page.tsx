import type { Session } from '#api/session.ts'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { CouponForm } from './coupon-form.tsx'
import { CouponPassport } from './coupon-passport.tsx'
import { CouponTerms } from './coupon-terms.tsx'
import styles from './coupon.module.css'

interface CouponPageProps {
  session: Session
  /** Where a visitor signs in; `null` where there is no account site. */
  loginAddress: string | null
  /** A code that the address names; empty for none. */
  code: string
}

/** Coupon registration: two fields, one button, one clear answer. */
export function CouponPage({ session, loginAddress, code }: CouponPageProps) {
  return (
    <div className={styles.column}>
      <Page>
        <Card raised>
          <CouponForm session={session} loginAddress={loginAddress} code={code} />
        </Card>
        <CouponTerms />
        <CouponPassport />
      </Page>
    </div>
  )
}

import type { Session } from '#api/session.ts'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { CouponForm } from './coupon-form.tsx'
import { CouponPassport } from './coupon-passport.tsx'
import { CouponTerms } from './coupon-terms.tsx'
import styles from './coupon.module.css'

interface CouponPageProps {
  session: Session
  /** Login URL; `null` if there is no account site. */
  loginAddress: string | null
  /** Code from the URL; empty if there is none. */
  code: string
}

/** Coupon page: the form, the terms and the history. */
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

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CouponPage } from '#features/coupon/coupon-page.tsx'
import { couponSearch } from '#features/coupon/coupon.search.ts'
import { useLoginUrl, useSession } from '#features/session/session.queries.ts'
import { popupQueries, useCodes } from '#features/popup/popup.queries.ts'
import { usePageMatch } from '../-twin.ts'

export const Route = createFileRoute('/_main/coupon')({
  validateSearch: couponSearch,
  loader: ({ context }) => context.prefetch(popupQueries.codes()),
  staticData: {
    name: msg`Coupon`,
    description: msg`Redeem a coupon for rewards in the game`,
    music: 'COUPON',
  },
  component: function Coupon() {
    const code = usePageMatch('/_main/coupon', ({ search }) => search.code)
    return (
      <CouponPage
        session={useSession()}
        loginUrl={useLoginUrl()}
        code={code}
        openCodes={useCodes().data ?? []}
      />
    )
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { couponSearch } from '#features/coupon/coupon.search.ts'
import { twinOf } from '../../-twin.ts'
import { Route as Page } from '../../_main/coupon.tsx'

export const Route = createFileRoute('/_link/link/coupon')({
  ...twinOf(Page),
  validateSearch: couponSearch,
})

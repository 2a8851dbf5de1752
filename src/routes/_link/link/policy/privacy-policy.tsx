import { createFileRoute } from '@tanstack/react-router'
import { policySearch } from '#features/policy/policy.search.ts'
import { twinOf } from '../../../-twin.ts'
import { Route as Page } from '../../../_policy/policy/privacy-policy.tsx'

export const Route = createFileRoute('/_link/link/policy/privacy-policy')({
  ...twinOf(Page),
  validateSearch: policySearch,
})

import { createFileRoute } from '@tanstack/react-router'
import { policySearch } from '#features/policy/policy.search.ts'
import { twinOf } from '../../../-twin.ts'
import { Route as Page } from '../../../_policy/policy/terms.tsx'

export const Route = createFileRoute('/_link/link/policy/terms')({
  ...twinOf(Page),
  validateSearch: policySearch,
})

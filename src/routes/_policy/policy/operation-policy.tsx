import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PlainPolicyPage } from '#features/policy/plain-policy-page.tsx'
import { policyQueries } from '#features/policy/policy.queries.ts'

export const Route = createFileRoute('/_policy/policy/operation-policy')({
  loader: ({ context }) => context.prefetch(policyQueries.text({ page: 'operation-policy' })),
  staticData: {
    name: msg`Rules of conduct`,
    description: msg`What isn't allowed and how we respond`,
  },
  component: () => <PlainPolicyPage page="operation-policy" />,
})

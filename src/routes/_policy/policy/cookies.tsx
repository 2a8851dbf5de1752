import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Recipients } from '#features/consent/recipients.tsx'
import { PlainPolicyPage } from '#features/policy/plain-policy-page.tsx'
import { policyQueries } from '#features/policy/policy.queries.ts'
import { StoredKinds } from '#features/settings/stored-kinds.tsx'
import { useIsTwin } from '../../-twin.ts'

export const Route = createFileRoute('/_policy/policy/cookies')({
  loader: ({ context }) => context.prefetch(policyQueries.text({ page: 'cookies' })),
  staticData: {
    name: msg`Cookie policy`,
    description: msg`What's stored in your browser, where data is sent and why`,
  },
  component: () => (
    <PlainPolicyPage page="cookies" isLink={useIsTwin()}>
      <StoredKinds />
      <Recipients />
    </PlainPolicyPage>
  ),
})

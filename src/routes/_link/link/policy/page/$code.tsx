import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OperatorPage } from '#features/policy/operator-page.tsx'
import { codeParam } from '#features/policy/policy.params.ts'
import { policyQueries } from '#features/policy/policy.queries.ts'

export const Route = createFileRoute('/_link/link/policy/page/$code')({
  params: codeParam,
  loader: ({ context, params }) => context.prefetch(policyQueries.text({ page: params.code })),
  staticData: { name: msg`Policy`, isLink: true },
  component: () => <OperatorPage code={Route.useParams().code} isLink />,
})

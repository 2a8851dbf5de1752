import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Recipients } from '#features/consent/recipients.tsx'
import { OperatorPage } from '#features/policy/operator-page.tsx'
import { codeParam } from '#features/policy/policy.search.ts'
import { policyQueries } from '#features/policy/policy.queries.ts'
import { site } from '#site.ts'
import { useIsTwin, usePageMatch } from '../../../-twin.ts'

export const Route = createFileRoute('/_main/policy/page/$code')({
  params: codeParam,
  loader: ({ context, params }) => context.prefetch(policyQueries.text({ page: params.code })),
  staticData: { name: msg`Policy` },
  component: function Operator() {
    const code = usePageMatch('/_main/policy/page/$code', ({ params }) => params.code)
    return (
      <OperatorPage code={code} isLink={useIsTwin()}>
        {code === site.transmissionPage ? <Recipients /> : undefined}
      </OperatorPage>
    )
  },
})

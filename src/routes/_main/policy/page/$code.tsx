import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { OperatorPage } from '#features/policy/operator-page.tsx'
import { codeParam } from '#features/policy/policy.search.ts'
import { policyQueries } from '#features/policy/policy.queries.ts'
import { site } from '#site.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { useIsTwin, usePageMatch } from '../../../-twin.ts'

// Most pages of the operator have no table.
const Recipients = lazy(async () => ({
  default: (await import('#features/consent/recipients.tsx')).Recipients,
}))

export const Route = createFileRoute('/_main/policy/page/$code')({
  params: codeParam,
  loader: ({ context, params }) => context.prefetch(policyQueries.text({ page: params.code })),
  staticData: { name: msg`Policy` },
  component: function Operator() {
    const code = usePageMatch('/_main/policy/page/$code', ({ params }) => params.code)
    return (
      <OperatorPage code={code} isLink={useIsTwin()}>
        {code === site.transmissionPage ? (
          <ErrorBoundary>
            <Suspense>
              <Recipients />
            </Suspense>
          </ErrorBoundary>
        ) : undefined}
      </OperatorPage>
    )
  },
})

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#features/policy/policy.queries.ts'
import { PolicyPage } from '#features/policy/policy-page.tsx'
import { linkTermsRoute, termsRoute } from '#features/policy/policy.paths.ts'
import { policySearch } from '#features/policy/policy.search.ts'
import { useIsTwin, usePageMatch } from '../../-twin.ts'

export const Route = createFileRoute('/_policy/policy/terms')({
  validateSearch: policySearch,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ context, deps }) => loadPolicy(context.prefetch, 'terms', deps.version),
  staticData: {
    name: msg`Terms of service`,
    description: msg`Your rights and ours, in the game and on this website`,
  },
  component: function Terms() {
    const search = usePageMatch('/_policy/policy/terms', (match) => match.search)
    return <PolicyPage route={useIsTwin() ? linkTermsRoute : termsRoute} {...search} />
  },
})

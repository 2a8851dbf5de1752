import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#features/policy/policy.queries.ts'
import { PolicyPage } from '#features/policy/policy-page.tsx'
import { linkPrivacyRoute, privacyRoute } from '#features/policy/policy.paths.ts'
import { policySearch } from '#features/policy/policy.search.ts'
import { useIsTwin, usePageMatch } from '../../-twin.ts'

export const Route = createFileRoute('/_policy/policy/privacy-policy')({
  validateSearch: policySearch,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ context, deps }) => loadPolicy(context.prefetch, 'privacy-policy', deps.version),
  staticData: {
    name: msg`Privacy policy`,
    description: msg`How we handle your personal information`,
  },
  component: function Privacy() {
    const search = usePageMatch('/_policy/policy/privacy-policy', (match) => match.search)
    return <PolicyPage route={useIsTwin() ? linkPrivacyRoute : privacyRoute} {...search} />
  },
})

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#features/policy/policy.load.ts'
import { PolicyPage } from '#features/policy/policy-page.tsx'
import { privacyPlace } from '#features/policy/policy.paths.ts'
import { policySearch } from '#features/policy/policy.search.ts'

export const Route = createFileRoute('/_policy/policy/privacy-policy')({
  validateSearch: policySearch,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ context, deps }) => loadPolicy(context.prefetch, 'privacy-policy', deps.version),
  staticData: {
    name: msg`Privacy policy`,
    description: msg`How we handle your personal information`,
  },
  component: () => {
    const { version, compare } = Route.useSearch()
    return <PolicyPage place={privacyPlace} version={version} compare={compare} />
  },
})

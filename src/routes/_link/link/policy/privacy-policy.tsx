import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#features/policy/policy.load.ts'
import { PolicyPage } from '#features/policy/policy-page.tsx'
import { linkPrivacyPlace } from '#features/policy/policy.paths.ts'
import { policySearch } from '#features/policy/policy.search.ts'

export const Route = createFileRoute('/_link/link/policy/privacy-policy')({
  validateSearch: policySearch,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ context, deps }) => loadPolicy(context.prefetch, 'privacy-policy', deps.version),
  staticData: {
    name: msg`Privacy policy`,
    description: msg`How we handle your personal information`,
    isLink: true,
  },
  component: () => {
    const { version, compare } = Route.useSearch()
    return <PolicyPage place={linkPrivacyPlace} version={version} compare={compare} />
  },
})

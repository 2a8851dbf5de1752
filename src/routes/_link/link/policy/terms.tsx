import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#features/policy/policy.load.ts'
import { PolicyPage } from '#features/policy/policy-page.tsx'
import { linkTermsPlace } from '#features/policy/policy.paths.ts'
import { policySearch } from '#features/policy/policy.search.ts'

export const Route = createFileRoute('/_link/link/policy/terms')({
  validateSearch: policySearch,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ context, deps }) => loadPolicy(context.prefetch, 'terms', deps.version),
  staticData: {
    name: msg`Terms of service`,
    description: msg`The terms that apply when you play`,
    isLink: true,
  },
  component: () => {
    const { version, compare } = Route.useSearch()
    return <PolicyPage place={linkTermsPlace} version={version} compare={compare} />
  },
})

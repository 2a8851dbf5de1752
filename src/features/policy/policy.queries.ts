import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { localized, queryKey } from '#api/localized.ts'
import type { Prefetch } from '#api/prefetch.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { policyVersions } from './policy-versions.ts'
import { policyText, policyVersionLists } from './policy.schema.ts'

/** The policies that have versions. */
export type PolicyType = keyof typeof policyVersionLists

export interface PolicyTextQuery {
  /** The name of a policy, or the code of an operator page. */
  page: string
  /** A version of a policy; defaults to the newest. */
  version?: number | undefined
}

export const policyQueries = {
  versions: (type: PolicyType) =>
    queryOptions({
      queryKey: queryKey('policy', 'versions', type),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(policyVersionLists[type], { body: localized() }, signal),
    }),

  text: ({ page, version }: PolicyTextQuery) =>
    queryOptions({
      queryKey: queryKey('policy', 'text', page, version ?? 'newest'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const body = version === undefined ? localized() : localized({ idx: version })
        // Without a name there is no page to request (docs/product.md#policies).
        if (page === '') throw new ApiError('missing', policyText.path)
        return read(policyText, { params: { page }, body }, signal)
      },
    }),
}

/** Loads the versions of a policy, newest first. */
export const usePolicyVersions = (type: PolicyType) =>
  useQuery({ ...policyQueries.versions(type), select: policyVersions })

/** Loads the text of a policy version or of an operator page. */
export const usePolicyText = (query: PolicyTextQuery) => useQuery(policyQueries.text(query))

/**
 * Prefetches the data of a policy page. If the URL contains a version, the text waits for the version list: the
 * newest version has to be requested without its id.
 */
export function loadPolicy(prefetch: Prefetch, type: PolicyType, version: number | undefined) {
  return Promise.all([
    prefetch(policyQueries.versions(type)),
    version === undefined && prefetch(policyQueries.text({ page: type })),
  ])
}

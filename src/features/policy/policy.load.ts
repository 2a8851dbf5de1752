import type { Prefetch } from '#api/prefetch.ts'
import { policyQueries, type PolicyType } from './policy.queries.ts'

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

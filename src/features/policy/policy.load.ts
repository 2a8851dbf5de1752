import type { Prefetch } from '#api/prefetch.ts'
import { policyQueries, type PolicyType } from './policy.queries.ts'

/**
 * Starts what the page of a policy shows. The text of a version that an address names waits for the
 * list: only that says whether it is the newest, which is asked for without its id.
 */
export function loadPolicy(prefetch: Prefetch, type: PolicyType, version: number | undefined) {
  return Promise.all([
    prefetch(policyQueries.versions(type)),
    version === undefined && prefetch(policyQueries.text({ page: type })),
  ])
}

import type { Load } from '#api/load.ts'
import { policyQueries, type PolicyType } from './policy.queries.ts'

/**
 * Starts what the page of a policy shows. The text of a version that an address names waits for the
 * list: only that says whether it is the newest, which is asked for without its id.
 */
export function loadPolicy(load: Load, type: PolicyType, version: number | undefined) {
  return Promise.all([
    load(policyQueries.versions(type)),
    version === undefined && load(policyQueries.text({ page: type })),
  ])
}

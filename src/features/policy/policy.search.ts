import { optionalNumber, searchOf } from '#lib/search-params.ts'

/**
 * `version` is the id of a version; the newest is shown without one. `compare` is the id of another,
 * since which is shown what changed.
 */
export const policySearch = searchOf(({ version, compare }) => ({
  version: optionalNumber(version),
  compare: optionalNumber(compare),
}))

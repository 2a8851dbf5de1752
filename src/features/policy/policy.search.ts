import { optionalNumber, searchOf } from '#lib/search-params.ts'

/**
 * `version` is the id of the version to show, by default the newest. `compare` is the id of an older version to
 * show the changes from.
 */
export const policySearch = searchOf(({ version, compare }) => ({
  version: optionalNumber(version),
  compare: optionalNumber(compare),
}))

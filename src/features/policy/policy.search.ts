import { optionalNumber, searchOf } from '#lib/search-params.ts'

/**
 * `version` is the id of the version to show, by default the newest. `compare` is the id of an older version to
 * show the changes from.
 */
export const policySearch = searchOf(({ version, compare }) => ({
  version: optionalNumber(version),
  compare: optionalNumber(compare),
}))

/** The format of an operator page code; any other code is not found, without a request. */
export const codePattern = /^[\w-]{1,64}$/

/** Route options for the `params` of operator pages. */
export const codeParam = {
  pattern: codePattern,
  parse: ({ code }: { code: string }): { code: string } | false =>
    codePattern.test(code) ? { code } : false,
  stringify: ({ code }: { code: string }) => ({ code }),
}

/** What a code of a page of the operator looks like; anything else is not found, without a call. */
const codePattern = /^[\w-]{1,64}$/

/** The `params` of the route of such pages. */
export const codeParam = {
  parse: ({ code }: { code: string }): { code: string } | false =>
    codePattern.test(code) ? { code } : false,
  stringify: ({ code }: { code: string }) => ({ code }),
}

import * as v from 'valibot'
import { instant, listOf, recordId } from '#api/schema.ts'

/** One version of a policy (docs/api.md#types); `startsAt` is null if the server sends no date. */
export const PolicyItem = v.pipe(
  v.object({ idx: recordId, ver: v.string(), regDt: instant }),
  v.transform(({ idx, ver, regDt }) => ({ id: idx, version: ver, startsAt: regDt })),
)
export type PolicyItem = v.InferOutput<typeof PolicyItem>

export const PolicyItems = listOf(PolicyItem)
export const PolicyText = v.string()

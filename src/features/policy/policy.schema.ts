import * as v from 'valibot'
import { instant, recordId } from '#api/schema.ts'

/** One version of a policy (contract, "Types"); `startsAt` is null where the server names no day. */
export const PolicyItem = v.pipe(
  v.object({ idx: recordId, ver: v.string(), regDt: instant }),
  v.transform(({ idx, ver, regDt }) => ({ id: idx, version: ver, startsAt: regDt })),
)
export type PolicyItem = v.InferOutput<typeof PolicyItem>

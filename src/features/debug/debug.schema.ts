import * as v from 'valibot'
import { pageOf, recordId, type PageQuery } from '#api/schema.ts'

/** Test account (docs/api.md#types). */
export const TestAccount = v.pipe(
  v.object({
    idx: recordId,
    uid: v.string(),
    nickname: v.string(),
    kind: v.picklist(['member', 'guest']),
  }),
  v.transform(({ idx, ...account }) => ({ id: idx, ...account })),
)
export type TestAccount = v.InferOutput<typeof TestAccount>

export const accountPage = (asked: PageQuery) => pageOf(TestAccount, asked)

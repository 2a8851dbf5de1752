import * as v from 'valibot'
import { describe, endpoint, positive, type BodyOf } from '#api/endpoint.ts'
import { name, pageOf, recordId, plainText } from '#api/schema.ts'

/** Test account (docs/api.md#types). */
export const TestAccount = v.pipe(
  v.object({
    idx: recordId,
    uid: plainText,
    nickname: name,
    kind: v.picklist(['member', 'guest']),
  }),
  v.transform(({ idx, ...account }) => ({ id: idx, ...account })),
)
export type TestAccount = v.InferOutput<typeof TestAccount>

const ListRequest = () => v.strictObject({ page: positive(), size: v.literal(10) })
type ListRequest = BodyOf<typeof ListRequest>

export const accountList = endpoint<ListRequest>()('/account/list', pageOf(TestAccount, 10))

export const debugApi = () => ({
  accounts: describe({ section: 'Test accounts', types: { TestAccount } }, accountList, {
    summary: 'Test accounts. The site requests them in the environments `qa` and `local` only.',
    page: '/account',
    request: ListRequest,
    example: { body: { page: 1, size: 10 } },
  }),
})

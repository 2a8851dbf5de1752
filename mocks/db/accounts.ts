import type * as v from 'valibot'
import type * as api from '#api/session.ts'
import type * as debug from '#features/debug/debug.schema.ts'

export type Session = v.InferInput<typeof api.Session>
type TestAccount = v.InferInput<typeof debug.TestAccount>

const nicknames = [
  '달빛조개',
  'LanternFox',
  '月しずく',
  '파도사탕',
  'DuskRunner',
  '星拾い',
  '보랏빛여우',
  'CoralKid',
  'さざなみ',
  '등대고양이',
]

/** The test accounts: fifteen members and five guests. */
export const accounts: TestAccount[] = Array.from({ length: 20 }, (_, index) => ({
  idx: index + 1,
  uid: `${1000100001 + index * 7919}`,
  nickname: `${nicknames[index % nicknames.length]}${index < nicknames.length ? '' : '2'}`,
  kind: index % 4 === 3 ? 'guest' : 'member',
}))

/** The player of each kind of session: the first test account, or a guest. */
export const sessions: { [K in Session['kind']]: Extract<Session, { kind: K }> } = {
  member: { kind: 'member', uid: '1000100001', nickname: '달빛조개' },
  guest: { kind: 'guest', nickname: '파도사탕' },
  visitor: { kind: 'visitor' },
}

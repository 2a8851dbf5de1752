import * as v from 'valibot'
import { describe, endpoint } from './endpoint.ts'
import { name, optional } from './schema.ts'

/**
 * Normalizes a UID. @returns `null` if the UID cannot be shown or sent: it counts as unconfirmed
 */
function ownUid(uid: string | undefined): string | null {
  const plain = uid?.normalize('NFKC').trim() ?? ''
  return /^[^\s\p{C}]{1,64}$/u.test(plain) ? plain : null
}

const Member = v.pipe(
  v.object({ kind: v.literal('member'), uid: optional(v.string()), nickname: name }),
  v.transform(({ uid, ...member }) => ({ ...member, uid: ownUid(uid) })),
)

/**
 * The visitor's session. A member without a UID has one that the account site could not confirm.
 */
export const Session = v.union([
  Member,
  v.object({ kind: v.literal('guest'), nickname: optional(name) }),
  v.object({ kind: v.literal('visitor') }),
])

/** `unknown` until the account site has responded, and always at prerender. */
export type Session = v.InferOutput<typeof Session> | { kind: 'unknown' }

const SessionRequest = () => v.strictObject({})

export const sessionEndpoint = endpoint<object>('account', { needsSession: true })(
  '/session',
  Session,
)

export const sessionApi = () => ({
  session: describe({ section: 'Account session', types: { Session } }, sessionEndpoint, {
    summary:
      'The visitor behind the cookies. Any failure counts as a visitor who is not logged in.',
    page: '/coupon',
    onFailure: 'omits',
    request: SessionRequest,
    example: { body: {} },
  }),
})

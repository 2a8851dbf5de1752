import * as v from 'valibot'
import { optional } from './schema.ts'

/** A UID as it can be shown and sent; anything else is one that could not be confirmed. */
function ownUid(uid: string | undefined): string | null {
  const plain = uid?.normalize('NFKC').trim() ?? ''
  return /^[^\s\p{C}]{1,64}$/u.test(plain) ? plain : null
}

const Member = v.pipe(
  v.object({ kind: v.literal('member'), uid: optional(v.string()), nickname: v.string() }),
  v.transform(({ uid, ...member }) => ({ ...member, uid: ownUid(uid) })),
)

/** Who visits; a member whose UID the account site could not confirm has none (spec section 8). */
export const Session = v.union([
  Member,
  v.object({ kind: v.literal('guest'), nickname: optional(v.string()) }),
  v.object({ kind: v.literal('visitor') }),
])

/** `unknown` until the account site has answered; at prerender it always is. */
export type Session = v.InferOutput<typeof Session> | { kind: 'unknown' }

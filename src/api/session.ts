import * as v from 'valibot'
import { optional } from './schema.ts'

const Member = v.pipe(
  v.object({ kind: v.literal('member'), uid: optional(v.string()), nickname: v.string() }),
  v.transform(({ uid, ...member }) => ({ ...member, uid: uid?.trim() || null })),
)

/** Who visits; a member whose UID the account site could not confirm has none (spec section 8). */
export const Session = v.union([
  Member,
  v.object({ kind: v.literal('guest'), nickname: optional(v.string()) }),
  v.object({ kind: v.literal('visitor') }),
])

/** `unknown` until the account site has answered; at prerender it always is. */
export type Session = v.InferOutput<typeof Session> | { kind: 'unknown' }

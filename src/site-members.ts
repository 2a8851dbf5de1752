/**
 * The ids of the members of the group, in the order in which they are shown. They are in a file of their own, so
 * that pages with artwork or colors of the members do not load their texts.
 */
export const members = ['pado', 'dalbo', 'moru', 'byol', 'ipsae'] as const

export type MemberId = (typeof members)[number]

/** Returns a member in turn, for things that are numbered: letters, tracks. */
export function memberAt(nth: number): MemberId {
  return members[nth % members.length] ?? members[0]
}

/** Returns the member in whose color a player without an image is shown. The same name has the same one everywhere. */
export function memberOf(nickname: string): MemberId {
  return memberAt(nickname.codePointAt(0) ?? 0)
}

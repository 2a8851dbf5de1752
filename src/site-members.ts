/**
 * The ids of the members of the group, in the order in which they are shown. They are in a file of their own, so
 * that pages with artwork or colors of the members do not load the texts of `site-mascots.ts`.
 */
export const members = ['pado', 'dalbo', 'moru', 'byol', 'ipsae'] as const

export type MemberId = (typeof members)[number]

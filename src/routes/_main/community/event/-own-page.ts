import { site } from '#site.ts'

/** Returns true for an event whose page has its own design around the editors' text. */
export const hasOwnPage = (id: unknown): boolean =>
  [site.heartEventId, ...site.specialEventIds].some((known) => known === id)

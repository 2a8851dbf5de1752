import { site } from '#site.ts'

/** True for an event whose page has its own design around the editors' text. */
export const hasOwnPage = (id: unknown): boolean =>
  [site.heartEventId, ...site.specialEventIds].some((known) => known === id)

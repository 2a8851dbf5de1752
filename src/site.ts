import type { Lang } from '#i18n/lang.ts'

/** Text in each of the three languages. */
type PerLang<T = string> = Record<Lang, T>

/**
 * Everything that belongs to this one game and not to the code. To rename the site, edit this file
 * (README, "Renaming the brand").
 */
export const site = {
  game: { kr: '루미의 섬', en: 'Isle of Lumi', jp: 'ルミの島' },
  group: { kr: '오렐린', en: 'AURELINE', jp: 'オーレリン' },
  fans: { kr: '루미즈', en: 'Lumis', jp: 'ルミーズ' },

  /** Addresses of the two stores, per language; an empty one is not shown. */
  stores: {
    ios: { kr: '', en: '', jp: '' } as PerLang,
    android: { kr: '', en: '', jp: '' } as PerLang,
  },

  /** The service launch: before it no coupon can be registered. */
  launchAt: '2023-03-28T10:00:00+09:00',

  /** Pages under `/community/event/{id}` that have a design of their own. */
  heartEventId: 540,
  specialEventIds: [541, 542, 544],

  /** Deep links to the mailbox announcement, per event and language; empty: no button. */
  mailboxLinks: {} as Record<number, PerLang>,

  /** The second anniversary: until `startsAt` its teaser counts down. */
  anniversary: { startsAt: '2025-03-28T00:00:00+09:00' },
} satisfies Record<string, unknown>

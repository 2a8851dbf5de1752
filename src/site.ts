import type { Lang } from '#i18n/lang.ts'

/** Text in each of the three languages. */
type PerLang<T = string> = Record<Lang, T>

/** A function of a tracker that the host of the site puts into its pages, and what it is called with. */
export interface TrackerCall {
  /** The name of the global object, or of the global function itself. */
  global: string
  /** The function of it; empty: the global itself is called. */
  method: string
  args: readonly unknown[]
}

/**
 * Everything that belongs to this one game and not to the code. To rename the site, edit this file
 * (README.md, "Rebranding").
 */
export const site = {
  game: { kr: '루미의 섬', en: 'Isle of Lumi', jp: 'ルミの島' },
  group: { kr: '오렐린', en: 'AURELINE', jp: 'オーレリン' },
  fans: { kr: '루미즈', en: 'Lumis', jp: 'ルミーズ' },

  /** Addresses of the two stores, per language; an empty one is not shown. */
  stores: {
    ios: {
      kr: 'https://ios-store.example/kr/isle-of-lumi',
      en: 'https://ios-store.example/us/isle-of-lumi',
      jp: 'https://ios-store.example/jp/isle-of-lumi',
    },
    android: {
      kr: 'https://android-store.example/isle-of-lumi?hl=ko',
      en: 'https://android-store.example/isle-of-lumi?hl=en',
      jp: 'https://android-store.example/isle-of-lumi?hl=ja',
    },
  } satisfies Record<string, PerLang>,

  /** The game guide, per language; an empty one is not shown. */
  guides: {
    kr: 'https://guide.example/kr/isle-of-lumi',
    en: 'https://guide.example/en/isle-of-lumi',
    jp: 'https://guide.example/jp/isle-of-lumi',
  } satisfies PerLang,

  /** The number of the app in the store of iOS, for its banner over the page; empty: no banner. */
  iosAppId: '',

  /** The service launch: before it no coupon can be registered. */
  launchAt: '2023-03-28T10:00:00+09:00',

  /** Pages under `/community/event/{id}` that have a design of their own. */
  heartEventId: 540,
  specialEventIds: [541, 542, 544],

  /** Deep links to the mailbox announcement, per event and language; empty: no button. */
  mailboxLinks: {} as Record<number, PerLang>,

  /** The updates of the boards: one of them, and the days from each to the next (docs/product.md#numbers). */
  rankingUpdates: {
    level: { anchor: '2023-04-04T10:00:00+09:00', everyDays: 7 },
    style: { anchor: '2023-04-03T09:00:00+09:00', everyDays: 42 },
  },

  /** The second anniversary: until `startsAt` its teaser counts down. */
  anniversary: { startsAt: '2025-03-28T00:00:00+09:00' },

  /** What is told to others, and only with the consent for it; all of it empty: nothing ever is. */
  tracking: {
    /** Analytical: where the web vitals of a visit are sent, as a beacon of JSON. */
    vitalsAddress: '',
    /** Advertising: the host of the 1x1 picture, and the id of each language. */
    pixel: { host: '', ids: { kr: '', en: '', jp: '' } as PerLang },
    /** Advertising: called on a press on a store link, each that the page has (amount 0, quantity 0). */
    conversions: [] as TrackerCall[],
  },
} satisfies Record<string, unknown>

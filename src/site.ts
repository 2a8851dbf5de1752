import type { Lang } from '#i18n/lang.ts'

/** A value in each of the three languages. */
type PerLang<T = string> = Record<Lang, T>

/** A function of a tracker that the host of the site adds to its pages, and its arguments. */
export interface TrackerCall {
  /** The name of the global object, or of the global function itself. */
  global: string
  /** The method of the object; empty: the global itself is called. */
  method: string
  args: readonly unknown[]
}

/** The form of the UIDs of the game, and the message for a UID of another form. */
export interface UidPattern {
  /** Matches the whole UID, such as `/^\d{9,12}$/`. */
  pattern: RegExp
  message: PerLang
}

/**
 * The names, links, ids and dates of this game, separate from the code. `npm run brand` checks them
 * (docs/rebrand.md).
 */
export const site = {
  game: { kr: '루미의 섬', en: 'Isle of Lumi', jp: 'ルミの島' },
  group: { kr: '오렐린', en: 'AURELINE', jp: 'オーレリン' },
  fans: { kr: '루미즈', en: 'Lumis', jp: 'ルミーズ' },

  /** The game code of coupon requests; the setting `VITE_GAME_CODE` replaces it. */
  gameCode: 'ISLE',

  /**
   * The form of a UID that a player types into the coupon form; `null`: any characters (docs/rebrand.md). If it is of
   * digits only, groups and marks around a number are removed before it is sent.
   */
  uidPattern: null as UidPattern | null,

  /** URLs of the two stores, per language; an empty one is hidden. */
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

  /** URLs of the game guide, per language; an empty one is hidden. */
  guides: {
    kr: 'https://guide.example/kr/isle-of-lumi',
    en: 'https://guide.example/en/isle-of-lumi',
    jp: 'https://guide.example/jp/isle-of-lumi',
  } satisfies PerLang,

  /** URLs of the channels of the group, per language; an empty one is hidden. */
  channels: {
    videos: {
      kr: 'https://video.example/kr/aureline',
      en: 'https://video.example/en/aureline',
      jp: 'https://video.example/jp/aureline',
    },
    photos: {
      kr: 'https://photo.example/aureline',
      en: 'https://photo.example/aureline',
      jp: 'https://photo.example/aureline',
    },
    fans: {
      kr: 'https://fans.example/kr/aureline',
      en: 'https://fans.example/en/aureline',
      jp: 'https://fans.example/jp/aureline',
    },
  } satisfies Record<string, PerLang>,

  /**
   * The beats in a minute to which the members nod while a track plays, by the name of its file; 96 for other
   * tracks.
   */
  tempos: { morning: 100, 'harbour-waltz': 76, dusk: 88, 'festival-night': 116 } as Record<
    string,
    number
  >,

  /** The id of the app in the App Store, for its banner above the page; empty: no banner. */
  iosAppId: '',

  /** True if the main page begins with the site's own scene; the key visuals of the backend follow it. */
  hasHeroScene: true,

  /** True if the site has the board of the day (docs/product.md#todays-lanterns). */
  hasLanterns: true,

  /** The service launch. Coupons cannot be redeemed before it. */
  launchAt: '2023-03-28T10:00:00+09:00',

  /** Ids of the events under `/community/event/{id}` that have their own design. */
  heartEventId: 540,
  specialEventIds: [541, 542, 544],

  /** Deep links to the mailbox announcement, per event and language; empty: no button. */
  mailboxLinks: {} as Record<number, PerLang>,

  /**
   * The updates of the leaderboards: the time of one update, and the days between updates
   * (docs/product.md#numbers).
   */
  rankingUpdates: {
    level: { anchor: '2023-04-04T10:00:00+09:00', everyDays: 7 },
    style: { anchor: '2023-04-03T09:00:00+09:00', everyDays: 42 },
  },

  /** The second anniversary. The teaser counts down to `startsAt`; after `endsAt` its pages say that it is over. */
  anniversary: { startsAt: '2025-03-28T00:00:00+09:00', endsAt: '2025-04-30T23:59:59+09:00' },

  /** The code of the page of the operator below which the table of recipients is shown; empty: none. */
  transmissionPage: 'external-transmission',

  /** The end of the last version of a policy, as the choice of versions shows it; empty: it has none. */
  lastPolicyEnd: '2024.07.16',

  /** Analytics and ad trackers, loaded only with consent. Leave empty to disable. */
  tracking: {
    /** Analytics: the URL to which the web vitals of a visit are sent, as a JSON beacon. */
    vitalsUrl: '',
    /** Analytics: the URL to which failures of a visit are sent, and the share of visits that send any. */
    errors: { url: '', share: 1 },
    /** Advertising: the host of the 1x1 pixel, and its id in each language. */
    pixel: { host: '', ids: { kr: '', en: '', jp: '' } as PerLang },
    /**
     * Advertising: the functions called on a click on a store link, if the page has them (amount 0,
     * quantity 0).
     */
    conversions: [] as TrackerCall[],
  },
} satisfies Record<string, unknown>

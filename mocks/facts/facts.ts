import type { Locale } from '#i18n/lang.ts'

/** The days of updates, counted as in the heads of posts: from the last Wednesday. */
export const updates: Record<string, number> = {
  '2.29.0': -76,
  '2.30.0': -34,
  '2.30.1': -20,
  '2.30.2': -6,
  '2.31.0': 8,
}

/** The hours at which update 2.31.0 opens: in Korea, in Japan, everywhere else. */
export const openingHours = ['14:00', '14:30', '15:00']

/** The free space that update 2.31.0 needs, in GB: by a new installation, and over the old version. */
export const freeSpace = [1.6, 2.3]

/** The minimum devices: until update 2.31.0, and from it on. */
export const minimum: Record<'iOS' | 'Android' | 'memory', number[]> = {
  iOS: [14, 15],
  Android: [8, 9],
  memory: [2, 3],
}

/** Rewards in the mailbox that would expire from the first day to the second can be claimed until the third. */
export const extension = { from: 5, until: 10, to: 15 }

interface Offer {
  /** The last day and hour; none: the code never expires. */
  until?: readonly [day: number, hour: string]
  reward: readonly [amount: number, of: 'lanterns' | 'shells']
  /** The event of which an account may use one code. */
  event?: 'fireworks'
  /** True if an event has codes of which one counts, and others that can be used as well: each text says so. */
  isApart?: true
}

/** The coupon codes that posts announce. */
export const offers: Record<string, Offer> = {
  LUMIWELCOME01: { reward: [100, 'lanterns'] },
  HARBOR60STAGES: { reward: [20, 'shells'], until: [-6, '23:59'] },
  CLOUDBRIDGE231: { reward: [100, 'lanterns'], until: [15, '23:59'] },
  LUMI3RDENCORE26: { reward: [300, 'lanterns'], until: [21, '23:59'], isApart: true },
  FIREWORKS2026A: {
    reward: [300, 'lanterns'],
    until: [21, '23:59'],
    event: 'fireworks',
    isApart: true,
  },
  FIREWORKS2026B: {
    reward: [40, 'shells'],
    until: [21, '23:59'],
    event: 'fireworks',
    isApart: true,
  },
}

export const rewardNames: Record<'lanterns' | 'shells' | 'hearts', Record<Locale, string>> = {
  lanterns: { ko: '등불', en: 'lantern', ja: 'ランタン' },
  shells: { ko: '조개', en: 'shell', ja: '貝がら' },
  hearts: { ko: '하트', en: 'heart', ja: 'ハート' },
}

/** Settled facts of the world of the game. A text must not contradict them. */
export const settled: Record<
  string,
  { about: Record<Locale, RegExp>; wrong: Record<Locale, RegExp> }
> = {
  'the last 40 fireworks never went up': {
    about: { ko: /40발/, en: /\b40\b/, ja: /40発/ },
    wrong: { ko: /보지 못한|못 본/, en: /unseen|missed|gave in/, ja: /見られな|見逃/ },
  },
  'the clock of the tower has stopped': {
    about: { ko: /시계/, en: /clock/i, ja: /時計/ },
    wrong: { ko: /알릴|알리|울리|울릴|종소리/, en: /strikes|chimes|rings/, ja: /告げ|鐘/ },
  },
  'the members play themselves': {
    about: {
      ko: /파도|달보|모루|별이|잎새/,
      en: /Pado|Dalbo|Moru|Byol|Ipsae/,
      ja: /パド|ダルボ|モル|ビョル|イプセ/,
    },
    wrong: { ko: /성우/, en: /\bactor/, ja: /声優/ },
  },
  'the first drawing on the wall had no island': {
    about: { ko: /등대 언덕/, en: /Lighthouse Hill/, ja: /灯台の丘/ },
    wrong: { ko: /벽에 (?:걸|붙)/, en: /on our wall/, ja: /壁に貼/ },
  },
  'server regions are not the regions of the island': {
    about: { ko: /업데이트/, en: /updates?/i, ja: /アップデート/ },
    wrong: { ko: /지역별/, en: /region by region/, ja: /(?<!サーバーの)地域ごと/ },
  },
}

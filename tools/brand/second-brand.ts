import { site } from '../../src/site.ts'

/** Another brand, for the tests that no name of the first one is left anywhere. */
export const secondBrand = {
  game: { kr: '바람의 정원', en: 'Garden of Winds', jp: '風の庭' },
  group: { kr: '베리타', en: 'VERITA', jp: 'ベリタ' },
  fans: { kr: '가드너', en: 'Gardeners', jp: 'ガーデナー' },
  gameCode: 'GARDEN',
  stores: {
    ios: {
      kr: 'https://ios-store.example/kr/garden-of-winds',
      en: 'https://ios-store.example/us/garden-of-winds',
      jp: 'https://ios-store.example/jp/garden-of-winds',
    },
    android: {
      kr: 'https://android-store.example/garden-of-winds?hl=ko',
      en: 'https://android-store.example/garden-of-winds?hl=en',
      jp: '',
    },
  },
  guides: {
    kr: 'https://guide.example/kr/garden-of-winds',
    en: 'https://guide.example/en/garden-of-winds',
    jp: 'https://guide.example/jp/garden-of-winds',
  },
  iosAppId: '1234567890',
  launchAt: '2023-05-16T10:00:00+09:00',
} satisfies Partial<typeof site>

/** Marks of texts for their line breaks, which descriptions and feeds leave out. */
const marks = String.raw`[\u200b\u2060]*`
const names = [site.game, site.group, site.fans].flatMap((name) => Object.values(name))
const patterns = names.map((name) =>
  Array.from(name, (character) => (character === ' ' ? String.raw`[\s-]?` : character)).join(marks),
)

/** Matches the names of the first brand, also as they are in links and with marks for line breaks. */
export const siteNames = new RegExp([...new Set(patterns)].join('|'), 'gi')

/** Returns the names of the first brand in a text, or `null`. */
export const findBrand = (text: string) => text.match(siteNames)

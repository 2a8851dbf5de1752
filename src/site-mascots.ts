import type { Lang } from '#i18n/lang.ts'
import type { MemberId } from './site-members.ts'

// The mascots, the counterpart of src/site.ts. What they say is in `site-mascot-texts.ts`.

/** A text in each language. */
export type PerLang = Record<Lang, string>

interface MascotTexts {
  name: PerLang
  /** The place on the island where the mascot lives. */
  house: PerLang
}

/**
 * The spirit of the island and the members of the group. Their artwork is in `src/ui/mascot/art`, and their
 * colors are in `src/ui/styles/tokens.css`.
 */
export const mascots = {
  lumi: {
    name: { kr: '루미', en: 'Lumi', jp: 'ルミ' },
    house: { kr: '등대 언덕', en: 'Lighthouse Hill', jp: '灯台の丘' },
  },
  pado: {
    name: { kr: '파도', en: 'Pado', jp: 'パド' },
    house: { kr: '파도 도서관', en: 'Library of Waves', jp: '波の図書館' },
  },
  dalbo: {
    name: { kr: '달보', en: 'Dalbo', jp: 'ダルボ' },
    house: { kr: '오래된 시계탑', en: 'Old Clock Tower', jp: '古い時計塔' },
  },
  moru: {
    name: { kr: '모루', en: 'Moru', jp: 'モル' },
    house: { kr: '모루의 부엌', en: "Moru's Kitchen", jp: 'モルの台所' },
  },
  byol: {
    name: { kr: '별이', en: 'Byol', jp: 'ビョル' },
    house: { kr: '별 줍는 해변', en: 'Starpicker Beach', jp: '星拾いの浜' },
  },
  ipsae: {
    name: { kr: '잎새', en: 'Ipsae', jp: 'イプセ' },
    house: { kr: '보랏빛 온실', en: 'Lilac Greenhouse', jp: '薄紫の温室' },
  },
} satisfies Record<'lumi' | MemberId, MascotTexts>

export type MascotId = keyof typeof mascots

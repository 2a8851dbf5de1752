import type { Lang } from '#i18n/lang.ts'

// The mascots, the counterpart of src/site.ts. Only pages that show one load them.

type PerLang = Record<Lang, string>

interface MascotTexts {
  name: PerLang
  /** The place on the island where the mascot lives. */
  house: PerLang
  /** One line that the mascot says. */
  voice: PerLang
}

/**
 * The spirit of the island and the members of the group. Their artwork is `src/ui/mascot/art/mascots.svg`, and
 * their colors are in `src/ui/mascot/mascot.module.css`.
 */
export const mascots = {
  lumi: {
    name: { kr: '루미', en: 'Lumi', jp: 'ルミ' },
    house: { kr: '등대 언덕', en: 'Lighthouse Hill', jp: '灯台の丘' },
    voice: {
      kr: '길을 잃으면 제 불빛을 따라오세요. 켜 둘게요.',
      en: "If you get lost, follow my light. I'll leave it on.",
      jp: '道に迷ったら、わたしの灯りについてきてね。',
    },
  },
  pado: {
    name: { kr: '파도', en: 'Pado', jp: 'パド' },
    house: { kr: '파도 도서관', en: 'the Library of Waves', jp: '波の図書館' },
    voice: {
      kr: '오늘은 파도가 어떤 노래를 들려줄까요? 궁금한 일이지요.',
      en: 'What song, I wonder, will the waves bring today?',
      jp: '今日の波は、どんな歌を聴かせてくれるかな。',
    },
  },
  dalbo: {
    name: { kr: '달보', en: 'Dalbo', jp: 'ダルボ' },
    house: { kr: '오래된 시계탑', en: 'the Old Clock Tower', jp: '古い時計塔' },
    voice: {
      kr: '허허, 밤이 길면 이야기도 길어지는 법이라네.',
      en: 'Ah, the longer the night, my friend, the longer the story.',
      jp: '夜が長けりゃ、話も長くなるものじゃよ。',
    },
  },
  moru: {
    name: { kr: '모루', en: 'Moru', jp: 'モル' },
    house: { kr: '모루의 부엌', en: "Moru's Kitchen", jp: 'モルの台所' },
    voice: {
      kr: '빈속으로는 절대 못 보내!',
      en: 'Nobody leaves my kitchen hungry!',
      jp: 'おなかをすかせたままじゃ、帰さないからね！',
    },
  },
  byol: {
    name: { kr: '별이', en: 'Byol', jp: 'ビョル' },
    house: { kr: '별 줍는 해변', en: 'Starpicker Beach', jp: '星拾いの浜' },
    voice: {
      kr: '어젯밤에 떨어진 별, 내가 주워 왔어!',
      en: 'Guess what! I found a star that fell last night!',
      jp: 'ゆうべ落ちてきた星、拾ってきちゃった！',
    },
  },
  ipsae: {
    name: { kr: '잎새', en: 'Ipsae', jp: 'イプセ' },
    house: { kr: '보랏빛 온실', en: 'the Lilac Greenhouse', jp: '薄紫の温室' },
    voice: {
      kr: '천천히 자라도… 괜찮아요.',
      en: "Growing slowly… that's okay.",
      jp: 'ゆっくりで…いいんだよ。',
    },
  },
} satisfies Record<string, MascotTexts>

export type MascotId = keyof typeof mascots

/** The members of the group, in the order in which they are shown. */
export const members = [
  'pado',
  'dalbo',
  'moru',
  'byol',
  'ipsae',
] as const satisfies readonly MascotId[]

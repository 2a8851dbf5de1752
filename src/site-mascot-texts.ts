import type { MascotId, PerLang } from './site-mascots.ts'
import type { MemberId } from './site-members.ts'

// The texts of the mascots, which only the pages about them load.

/** One line that each mascot says. */
export const voices: Readonly<Record<MascotId, PerLang>> = {
  lumi: {
    kr: '길을 잃으면 제 불빛을 따라오세요. 켜 둘게요.',
    en: "If you get lost, follow my light. I'll leave it on.",
    jp: '道に迷ったら、わたしの灯りについてきてね。ちゃんと、つけておくよ。',
  },
  pado: {
    kr: '오늘은 바다가 어떤 노래를 들려줄까요? 참 궁금하답니다.',
    en: 'What song, I wonder, will the waves bring today?',
    jp: '今日の波は、どんな歌を\u200B聴かせてくれるかな。',
  },
  dalbo: {
    kr: '허허, 밤이 길면 이야기도 길어지는 법이라네.',
    en: 'Ah, the longer the night, my friend, the longer the story.',
    jp: 'ほっほ、夜が長けりゃ、\u200B話も\u200B長くなるものじゃ。',
  },
  moru: {
    kr: '빈속으로는 절대 못 보내!',
    en: 'NOBODY leaves my kitchen hungry!',
    jp: 'おなかを\u200Bすかせたままじゃ、\u200B帰さないからね！',
  },
  byol: {
    kr: '어젯밤에 떨어진 별, 내가 주워 왔어!',
    en: 'Guess what! I found a star that fell last night, a WHOLE one!',
    jp: 'ゆうべ落ちてきた星、\u200Bビョルが拾ってきちゃった！',
  },
  ipsae: {
    kr: '천천히 자라도… 괜찮아요.',
    en: "Growing slowly… that's okay.",
    jp: 'ゆっくりで…いいんだよ。',
  },
}

interface MemberTexts {
  /** The voice or instrument. */
  part: PerLang
  /** The tile of the game that the member likes best. */
  tile: PerLang
  /** A few sentences in the member's own words. */
  about: PerLang
}

/** The texts of the page of the members beyond their names. */
export const memberTexts: Readonly<Record<MemberId, MemberTexts>> = {
  pado: {
    part: { kr: '보컬', en: 'Vocals', jp: 'ボーカル' },
    tile: { kr: '물결 타일', en: 'Wave tile', jp: '波のタイル' },
    about: {
      kr: '도서관에서 물결이 두고 간 노랫말을 모으고 있지요. 다음 이야기도 벌써 이쪽으로 오고 있답니다.',
      en: 'In my library I keep the words that the waves leave behind. The next story, I suppose, is already on its way to the shore.',
      jp: 'ぼくは、波が置いていった歌詞を図書館に集めているんだ。次の物語も、もうこちらへ向かっているみたいだよ。',
    },
  },
  dalbo: {
    part: { kr: '피아노', en: 'Piano', jp: 'ピアノ' },
    tile: { kr: '달 타일', en: 'Moon tile', jp: '月のタイル' },
    about: {
      kr: '시계탑은 멈췄어도 내 피아노는 박자를 기억한다네. 허허, 한 곡 듣고 가게나.',
      en: 'The clock in my tower stopped long ago, but my piano still keeps time. Sit down, my friend. One song before you go.',
      jp: '時計は止まっても、わしのピアノは拍子を忘れとらんのじゃ。ほれ、一曲聴いていきなされ。',
    },
  },
  moru: {
    part: { kr: '드럼', en: 'Drums', jp: 'ドラム' },
    tile: { kr: '하트 타일', en: 'Heart tile', jp: 'ハートのタイル' },
    about: {
      kr: '냄비든 북이든 두드리면 신나! 일단 배부르게 먹고, 다 같이 박자 맞춰 보자!',
      en: "Pots or drums, if it goes BOOM, I'm happy! Eat up first, then we'll find the beat together!",
      jp: 'あたしにかかれば、鍋も太鼓さ！　でも、まずはおなかいっぱい食べること。リズムは、それからだからね！',
    },
  },
  byol: {
    part: { kr: '기타', en: 'Guitar', jp: 'ギター' },
    tile: { kr: '별 타일', en: 'Star tile', jp: '星のタイル' },
    about: {
      kr: '별이 떨어지면 내가 제일 먼저 달려가! 주운 별은 기타 줄에 달아. 그래서 소리가 반짝거려!',
      en: "When a star falls, I'm the FIRST one there, okay? I hang it on my guitar strings. That's why they sparkle!",
      jp: 'ビョルね、星が落ちたら、いちばんに走っていくんだよ！　拾った星は、ぜーんぶギターの弦につけちゃった！　だから音がきらきらするの！',
    },
  },
  ipsae: {
    part: { kr: '플루트', en: 'Flute', jp: 'フルート' },
    tile: { kr: '잎 타일', en: 'Leaf tile', jp: '葉っぱのタイル' },
    about: {
      kr: '온실의 꽃은… 제 플루트를 들으면 조금씩 피어나요. 오늘은… 두 송이가 눈을 떴어요.',
      en: 'The flowers in my greenhouse… they open a little whenever I play. Today… two of them woke up.',
      jp: '温室の花は…フルートが聞こえると、少しずつ開くの。今日は…ふたつ、目を覚ましたよ。',
    },
  },
}

import type { Bgm } from '../wire.ts'
import { texts } from './text.ts'

const codes = [
  'MAIN',
  'GAME_INTRODUCE',
  'DEVELOPMENT_LOG',
  'COMMUNITY_G',
  'RANKING',
  'COUPON',
  'EVENT',
] as const

const titles = texts(`
잠든 섬의 아침
Morning of a sleeping island
眠れる島の朝

등불 항구의 왈츠
Waltz of Lantern Harbor
ランタン港のワルツ

노을 속으로
Into the dusk
夕焼けの中へ

파도와 편지
Waves and letters
波と手紙

등대 언덕에서
On Lighthouse Hill
灯台の丘にて

작은 선물
A small gift
小さな贈りもの

불꽃의 밤
The Night of Fireworks
花火の夜

보랏빛 온실
The Lilac Greenhouse
薄紫の温室

별 줍는 아이
Picking up stars
星拾いの子`)

const languages = { KR: 'ko', EN: 'en', JP: 'ja' } as const

/** The tracks of every music code: three on the main page, two on the others. */
export const tracks: Record<string, Bgm[]> = Object.fromEntries(
  codes.flatMap((code, page) =>
    Object.entries(languages).map(([suffix, lang]) => [
      `${code}_${suffix}`,
      titles.slice(page, page + (page === 0 ? 3 : 2)).map((title, nth): Bgm => ({
        bgmSrc: `/game-data/music/${code.toLowerCase().replaceAll('_', '-')}-${nth + 1}.wav`,
        autoPlay: page % 2 === 0 && nth === 0 ? 1 : 0,
        title: title[lang],
      })),
    ]),
  ),
)

import type * as v from 'valibot'
import type * as schema from '#features/music/music.schema.ts'
import { langs, localeOf } from '#i18n/lang.ts'
import { cycle, texts } from './text.ts'

type Bgm = v.InferInput<typeof schema.Track>

/** The pages with music, as their codes name them. */
export const musicPages = [
  'MAIN',
  'GAME_INTRODUCE',
  'DEVELOPMENT_LOG',
  'COMMUNITY_G',
  'RANKING',
  'COUPON',
  'EVENT',
] as const

/** The loops of `mocks/files/music`. */
const files = ['morning', 'harbour-waltz', 'dusk', 'festival-night'] as const

const titles = texts(`
잠든 섬의 아침
Morning on a Sleeping Island
眠れる島の朝

등불 항구의 왈츠
Lantern Harbor Waltz
ランタン港のワルツ

노을 속으로
Into the Dusk
夕焼けの中へ

축제의 밤
Festival Night
祭りの夜`)

/** The tracks of every music code: three on the main page, two on the others. */
export const tracks: Record<string, Bgm[]> = Object.fromEntries(
  musicPages.flatMap((code, page) =>
    langs.map((lang) => [
      `${code}_${lang.toUpperCase()}`,
      Array.from({ length: page === 0 ? 3 : 2 }, (_, nth): Bgm => ({
        bgmSrc: `/game-data/music/${cycle(files, page + nth)}.mp3`,
        autoPlay: page % 2 === 0 && nth === 0 ? 1 : 0,
        title: cycle(titles, page + nth)[localeOf(lang)],
      })),
    ]),
  ),
)

import type * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as schema from '#features/media/media.schema.ts'
import { imageTitles, videoTitles } from './media-texts.ts'
import { between, seeded } from './seeded.ts'
import { cycle } from './text.ts'

type MediaBanner = v.InferInput<typeof schema.MediaBanner>
type MediaCategory = v.InferInput<typeof schema.MediaCategory>
type MediaItem = v.InferInput<typeof schema.MediaItem>

export const mediaCategories: MediaCategory[] = [
  {
    categoryIdx: 1,
    koCategory: '스크린샷',
    enCategory: 'Screenshots',
    jpCategory: 'スクリーンショット',
  },
  {
    categoryIdx: 2,
    koCategory: '콘셉트 아트',
    enCategory: 'Concept art',
    jpCategory: 'コンセプトアート',
  },
  { categoryIdx: 3, koCategory: '영상', enCategory: 'Videos', jpCategory: '動画' },
  { categoryIdx: 4, koCategory: '배경 화면', enCategory: 'Wallpapers', jpCategory: '壁紙' },
]

export const mediaBanners: MediaBanner[] = [
  {
    imgUrl: '/game-data/art/media-banner-1-1920x480.webp',
    linkUrl: '/media/448',
    title: '오렐린이 부르는 섬의 노래',
  },
  { imgUrl: '/game-data/art/media-banner-2-1920x480.webp', title: '이달의 배경 화면' },
]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** An invented video id: of the right form, and of no video. */
export function videoId(seed: string): string {
  const random = seeded(`video ${seed}`)
  const letters = Array.from({ length: 8 }, () => alphabet[between(random, 0, 61)] ?? 'x')
  return `Lu${letters.join('')}0`
}

/** The forms of a video URL that an editor may have pasted. */
const videoUrls = [
  (id: string) => `https://www.youtube.com/watch?v=${id}`,
  (id: string) => `https://youtu.be/${id}`,
  (id: string) => `https://www.youtube.com/embed/${id}`,
  (id: string) => `https://www.youtube.com/shorts/${id}`,
]

/** A video, the newest first: the titles begin with the oldest. */
function video(lang: Locale, idx: number, age: number): MediaItem {
  const nth = videoTitles.length - 1 - age
  return {
    idx,
    categoryIdx: 3,
    type: 'youtube',
    imgUrl: `/game-data/art/video-${nth}-960x540.webp`,
    youtubeUrl: cycle(videoUrls, nth)(videoId(`media ${nth}`)),
    title: cycle(videoTitles, nth)[lang],
  }
}

const shapes = ['1072x603', '540x960', '1080x1080', '1200x800']
const imageCategories = [1, 1, 4, 2]

function image(lang: Locale, idx: number, nth: number): MediaItem {
  return {
    idx,
    categoryIdx: cycle(imageCategories, Math.floor(nth / 10)),
    type: 'image',
    imgUrl: `/game-data/art/media-${nth}-${cycle(shapes, nth)}.webp`,
    title: cycle(imageTitles, nth)[lang],
  }
}

const count = 60

/** Forty images and, as every third item, twenty videos; the newest first. */
export function media(lang: Locale): MediaItem[] {
  return Array.from({ length: count }, (_, index) => {
    const idx = 500 - index
    const nth = Math.floor(index / 3)
    return index % 3 === 1
      ? video(lang, idx, nth)
      : image(lang, idx, 2 * nth + (index % 3 === 0 ? 0 : 1))
  })
}

import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as home from '#features/home/home.schema.ts'
import type * as popup from '#features/popup/popup.schema.ts'
import type * as ranking from '#features/ranking/ranking.schema.ts'
import { imageUrl } from './image-url.ts'
import { htmlOf, postsIn } from './post.ts'
import { baseDay, withDays } from './times.ts'

type KeyVisual = v.InferInput<typeof home.KeyVisual>
type Popup = v.InferInput<typeof popup.Popup>
type RankingBanner = v.InferInput<typeof ranking.RankingBanner>

const link = v.optional(v.pipe(v.string(), v.startsWith('/')))

const visuals = postsIn('visuals', v.strictObject({ link }))

/** The key visuals of the main page; the last has no subtitle and no link. */
export function keyVisuals(lang: Locale, now: number): KeyVisual[] {
  const base = baseDay(now)
  return visuals.flatMap(({ idx, head, texts }) => {
    const text = texts[lang]
    if (text === undefined) return []
    return [
      {
        idx,
        title: text.title,
        ...(text.summary !== undefined && { subtitle: withDays(text.summary, lang, base) }),
        imgUrl: imageUrl(`visual-${idx}-1600x900`),
        mobileImgUrl: imageUrl(`visual-${idx}-640x1200`),
        ...(head.link !== undefined && { linkUrl: head.link }),
      },
    ]
  })
}

const popupPosts = postsIn('popups', v.strictObject({ link, image: v.optional(v.string()) }))

/** Three popups: image and text, only text, only image. */
export function popups(lang: Locale, now: number): Popup[] {
  const base = baseDay(now)
  return popupPosts.flatMap(({ idx, head, texts }) => {
    const text = texts[lang]
    if (text === undefined) return []
    return [
      {
        boardIdx: idx,
        title: withDays(text.title, lang, base),
        ...(head.image !== undefined && { imgUrl: imageUrl(head.image) }),
        ...(text.blocks.length > 0 && { contents: withDays(htmlOf(text), lang, base) }),
        ...(head.link !== undefined && { linkUrl: head.link }),
      },
    ]
  })
}

/** The images above and below a board. */
export function rankingBanner(type: 'level' | 'style'): RankingBanner {
  return {
    topUrl: imageUrl(`ranking-${type}-top-1920x480`),
    bottomUrl: imageUrl(`ranking-${type}-bottom-1920x320`),
  }
}

import * as v from 'valibot'
import { instant, listOf, optional, recordId } from '#api/schema.ts'
import { safeUrl } from '#lib/safe-url.ts'

/** Key visual (docs/api.md#types). */
export const KeyVisual = v.pipe(
  v.object({
    idx: recordId,
    title: v.string(),
    subtitle: optional(v.string()),
    imgUrl: v.string(),
    mobileImgUrl: optional(v.string()),
    linkUrl: optional(v.string()),
  }),
  v.transform(({ idx, title, subtitle, imgUrl, mobileImgUrl, linkUrl }) => ({
    id: idx,
    title,
    subtitle,
    image: imgUrl,
    narrowImage: mobileImgUrl,
    url: safeUrl(linkUrl),
  })),
)
export type KeyVisual = v.InferOutput<typeof KeyVisual>

/** Notice or event on the main page. */
const NewsTeaser = v.pipe(
  v.object({
    idx: recordId,
    boardType: v.picklist(['notice', 'event']),
    category: v.string(),
    categoryId: optional(v.string()),
    title: v.string(),
    regDt: instant,
  }),
  v.transform(({ idx, boardType, category, categoryId, title, regDt }) => ({
    id: idx,
    board: boardType,
    category,
    categoryId,
    title,
    publishedAt: regDt,
  })),
)

/** Developer message on the main page (docs/api.md#types). */
const DevlogTeaser = v.pipe(
  v.object({
    idx: recordId,
    title: v.string(),
    regDt: instant,
    thumbUrl: optional(v.string()),
    summary: optional(v.string()),
  }),
  v.transform(({ idx, title, regDt, thumbUrl, summary }) => ({
    id: idx,
    title,
    publishedAt: regDt,
    thumbnail: thumbUrl,
    summary,
  })),
)

/** Producer note on the main page, without its text. */
const LetterTeaser = v.pipe(
  v.object({ idx: recordId, title: v.string(), subtitle: v.string(), startDt: instant }),
  v.transform(({ idx, title, subtitle, startDt }) => ({
    id: idx,
    title,
    subtitle,
    publishedAt: startDt,
  })),
)

export const KeyVisuals = listOf(KeyVisual)
export const NewsTeasers = listOf(NewsTeaser)
export const DevlogTeasers = listOf(DevlogTeaser)
export const LetterTeasers = listOf(LetterTeaser)

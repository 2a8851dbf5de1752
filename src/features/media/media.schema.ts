import * as v from 'valibot'
import { categoryNames, toNames } from '#api/category-names.ts'
import { listOf, optional, pageOf, recordId, type PageQuery } from '#api/schema.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { youtubeId } from '#lib/youtube-id.ts'

/** A category of the gallery. "All" is added by the site and is not one of them. */
export const MediaCategory = v.pipe(
  v.object({ categoryIdx: recordId, ...categoryNames }),
  v.transform(({ categoryIdx, ...names }) => ({ id: categoryIdx, names: toNames(names) })),
)

/** An image, or a video with its thumbnail (docs/api.md#types). */
export const MediaItem = v.pipe(
  v.object({
    idx: recordId,
    categoryIdx: recordId,
    type: v.picklist(['image', 'youtube']),
    imgUrl: v.string(),
    youtubeUrl: optional(v.string()),
    title: v.string(),
  }),
  v.transform(({ idx, type, imgUrl, youtubeUrl, title }) => ({
    id: idx,
    title,
    image: imgUrl,
    /** `null` for an image, and for a video whose URL contains no video id. */
    videoId: type === 'youtube' ? youtubeId(youtubeUrl) : null,
  })),
)
export type MediaItem = v.InferOutput<typeof MediaItem>

/** An image above the gallery. */
export const MediaBanner = v.pipe(
  v.object({ imgUrl: v.string(), linkUrl: optional(v.string()), title: v.string() }),
  v.transform(({ imgUrl, linkUrl, title }) => ({
    image: imgUrl,
    address: safeUrl(linkUrl),
    title,
  })),
)

export const MediaCategories = listOf(MediaCategory)
export const MediaBanners = listOf(MediaBanner)
export const mediaPage = (query: PageQuery) => pageOf(MediaItem, query)

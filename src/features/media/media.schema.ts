import * as v from 'valibot'
import { categoryNames, toNames } from '#api/localized.ts'
import { category, describe, endpoint, pageFields, unknownId, type BodyOf } from '#api/endpoint.ts'
import { listOf, name, optional, pageOf, recordId, url } from '#api/schema.ts'
import { video } from '#api/video.ts'
import { safeUrl } from '#lib/safe-url.ts'

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
    imgUrl: url,
    youtubeUrl: optional(video),
    title: name,
  }),
  v.transform(({ idx, categoryIdx, type, imgUrl, youtubeUrl, title }) => ({
    id: idx,
    category: categoryIdx,
    title,
    image: imgUrl,
    /** `null` for an image, and for a video whose URL contains no video id. */
    video: type === 'youtube' ? (youtubeUrl ?? null) : null,
  })),
)
export type MediaItem = v.InferOutput<typeof MediaItem>

/** An image above the gallery. */
export const MediaBanner = v.pipe(
  v.object({ imgUrl: url, linkUrl: optional(url), title: name }),
  v.transform(({ imgUrl, linkUrl, title }) => ({
    image: imgUrl,
    url: safeUrl(linkUrl),
    title,
  })),
)

const ListRequest = () =>
  v.pipe(
    v.strictObject({
      ...pageFields(6),
      categoryIdx: category(),
      /** False for the first page and true for all others. */
      hasMore: v.boolean(),
    }),
    v.check(({ page, hasMore }) => hasMore === page > 1, 'hasMore is true after the first page'),
  )
type ListRequest = BodyOf<typeof ListRequest>

export const mediaList = endpoint<ListRequest>()('/media/board', pageOf(MediaItem, 6))
export const mediaDetail = endpoint()('/media/board/{idx}', MediaItem)
export const mediaBannerList = endpoint()('/media/banner', listOf(MediaBanner))
export const mediaCategoryList = endpoint()('/media/category', listOf(MediaCategory))

const gallery = { section: 'Gallery', types: { MediaCategory, MediaItem, MediaBanner } }
export const mediaApi = () => ({
  list: describe(gallery, mediaList, {
    summary:
      'Images and videos, newest first; category 0 means all. `hasMore` is false for page 1 and true for later pages.',
    page: '/media',
    request: ListRequest,
    example: { body: { page: 1, size: 6, categoryIdx: 0, hasMore: false } },
  }),
  detail: describe(gallery, mediaDetail, {
    summary: 'One item. The language is in the `Accept-Language` header.',
    page: '/media/441',
    codes: unknownId,
    example: { params: { idx: '499' } },
  }),
  banners: describe(gallery, mediaBannerList, {
    summary: 'Banners above the gallery.',
    page: '/media',
    onFailure: 'omits',
  }),
  categories: describe(gallery, mediaCategoryList, {
    summary: 'Categories of the gallery. The site adds "All" in front.',
    page: '/media',
  }),
})

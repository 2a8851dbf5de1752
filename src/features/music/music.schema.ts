import * as v from 'valibot'
import { describe, endpoint, type BodyOf } from '#api/endpoint.ts'
import { listOf, name, optional, url } from '#api/schema.ts'
import { safeUrl } from '#lib/safe-url.ts'

const playableUrl = v.pipe(
  url,
  v.transform((url) => safeUrl(url)),
  v.string(),
)

/** A track of background music (docs/api.md#types); tracks with an unsafe URL are invalid. */
export const Track = v.pipe(
  v.object({
    bgmSrc: playableUrl,
    autoPlay: v.picklist([0, 1]),
    title: optional(name),
  }),
  v.transform(({ bgmSrc, autoPlay, title }) => ({
    url: bgmSrc,
    playsByItself: autoPlay === 1,
    title,
  })),
)
export type Track = v.InferOutput<typeof Track>

const TracksRequest = () => v.strictObject({ code: v.pipe(v.string(), v.nonEmpty()) })
type TracksRequest = BodyOf<typeof TracksRequest>

export const trackList = endpoint<TracksRequest>()('/setting/bgm', listOf(Track))

export const musicApi = () => ({
  tracks: describe({ section: 'Settings', types: { Bgm: Track } }, trackList, {
    summary: 'Background music of a [music code](product.md#music); an unknown code has no tracks.',
    page: '/coupon',
    onFailure: 'omits',
    request: TracksRequest,
    example: { body: { code: 'MAIN_EN' } },
  }),
})

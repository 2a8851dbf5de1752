import * as v from 'valibot'
import { listOf, optional } from '#api/schema.ts'
import { safeUrl } from '#lib/safe-url.ts'

const safeAddress = v.pipe(
  v.string(),
  v.transform((address) => safeUrl(address)),
  v.string(),
)

/** A track of background music (docs/api.md#types); tracks with an unsafe URL are invalid. */
export const Track = v.pipe(
  v.object({
    bgmSrc: safeAddress,
    autoPlay: v.picklist([0, 1]),
    title: optional(v.string()),
  }),
  v.transform(({ bgmSrc, autoPlay, title }) => ({
    address: bgmSrc,
    playsByItself: autoPlay === 1,
    title,
  })),
)
export type Track = v.InferOutput<typeof Track>

export const Tracks = listOf(Track)

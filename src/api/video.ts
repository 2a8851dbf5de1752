import * as v from 'valibot'
import { youtubeVideo } from '#lib/youtube.ts'
import { callInReading } from './parse.ts'

/** The URL of a video of YouTube, as the video; `null` for any other URL, which the build warns of. */
export const video = v.pipe(
  v.string(),
  v.transform((text) => {
    const found = youtubeVideo(text)
    if (found === null && text !== '' && import.meta.env.SSR) {
      console.warn(`${callInReading()}: not a video of YouTube, so it is not shown: ${text}`)
    }
    return found
  }),
)

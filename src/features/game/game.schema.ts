import * as v from 'valibot'
import { listOf, optional, recordId } from '#api/schema.ts'
import { youtubeId } from '#lib/youtube-id.ts'

/** Game with its story (untrusted HTML) (docs/api.md#types). */
export const Game = v.pipe(
  v.object({
    idx: recordId,
    title: v.string(),
    summary: v.string(),
    contents: v.string(),
    imgUrl: v.string(),
    youtubeUrl: optional(v.string()),
  }),
  v.transform(({ idx, title, summary, contents, imgUrl, youtubeUrl }) => ({
    id: idx,
    title,
    summary,
    html: contents,
    image: imgUrl,
    videoId: youtubeId(youtubeUrl),
  })),
)
export type Game = v.InferOutput<typeof Game>

export const Games = listOf(Game)

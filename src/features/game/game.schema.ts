import * as v from 'valibot'
import { describe, endpoint, Localized } from '#api/endpoint.ts'
import { html } from '#api/html.ts'
import { listOf, name, optional, recordId, url, plainText } from '#api/schema.ts'
import { video } from '#api/video.ts'

/** Game with its story (untrusted HTML) (docs/api.md#types). */
export const Game = v.pipe(
  v.object({
    idx: recordId,
    title: name,
    summary: plainText,
    contents: html,
    imgUrl: url,
    youtubeUrl: optional(video),
  }),
  v.transform(({ idx, title, summary, contents, imgUrl, youtubeUrl }) => ({
    id: idx,
    title,
    summary,
    html: contents,
    image: imgUrl,
    video: youtubeUrl ?? null,
  })),
)
export type Game = v.InferOutput<typeof Game>

export const gameList = endpoint<Localized>()('/game', listOf(Game))

export const gameApi = () => ({
  list: describe({ section: 'Games', types: { Game } }, gameList, {
    summary: 'Games with their stories.',
    page: '/game',
    request: Localized,
  }),
})

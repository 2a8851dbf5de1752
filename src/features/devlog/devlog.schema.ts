import * as v from 'valibot'
import { instant, optional, pageOf, recordId, type PageQuery } from '#api/schema.ts'
import { youtubeId } from '#lib/youtube-id.ts'

const WirePost = v.object({
  idx: recordId,
  title: v.string(),
  regDt: instant,
  thumbUrl: optional(v.string()),
  summary: optional(v.string()),
})

function toMessage(wire: v.InferOutput<typeof WirePost>) {
  return {
    id: wire.idx,
    title: wire.title,
    publishedAt: wire.regDt,
    thumbnail: wire.thumbUrl,
    summary: wire.summary,
  }
}

/** A message of the developers as a list shows it (docs/api.md#types). */
export const Message = v.pipe(WirePost, v.transform(toMessage))

/** A message with its text, which is HTML and not trusted, and perhaps a video. */
export const MessageDetail = v.pipe(
  v.object({
    ...WirePost.entries,
    contents: v.string(),
    youtubeUrl: optional(v.string()),
  }),
  v.transform(({ contents, youtubeUrl, ...post }) => ({
    ...toMessage(post),
    html: contents,
    videoId: youtubeId(youtubeUrl),
  })),
)
export type MessageDetail = v.InferOutput<typeof MessageDetail>

/** A letter of the producer (docs/api.md#types): list and detail have the same shape. */
export const ProducerNote = v.pipe(
  v.object({
    idx: recordId,
    masterIdx: v.number(),
    lang: v.string(),
    title: v.string(),
    subtitle: v.string(),
    content: v.string(),
    startDt: instant,
  }),
  v.transform((wire) => ({
    id: wire.idx,
    /** The language that it is written in, as servers name it. */
    lang: wire.lang,
    title: wire.title,
    subtitle: wire.subtitle,
    html: wire.content,
    publishedAt: wire.startDt,
  })),
)
export type ProducerNote = v.InferOutput<typeof ProducerNote>

/** A page of messages, and one of notes. */
export const messagePage = (asked: PageQuery) => pageOf(Message, asked)
export const notePage = (asked: PageQuery) => pageOf(ProducerNote, asked)

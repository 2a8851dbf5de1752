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

/** Developer message in a list (docs/api.md#types). */
export const Message = v.pipe(WirePost, v.transform(toMessage))

/** Developer message with its text (untrusted HTML) and an optional video. */
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

/** Producer note (docs/api.md#types): list and detail have the same shape. */
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
    /** Language of the text, as a server language code. */
    lang: wire.lang,
    title: wire.title,
    subtitle: wire.subtitle,
    html: wire.content,
    publishedAt: wire.startDt,
  })),
)
export type ProducerNote = v.InferOutput<typeof ProducerNote>

/** Schemas for a page of messages or notes. */
export const messagePage = (query: PageQuery) => pageOf(Message, query)
export const notePage = (query: PageQuery) => pageOf(ProducerNote, query)

import * as v from 'valibot'
import { describe, endpoint, Localized, pageFields, unknownId, type BodyOf } from '#api/endpoint.ts'
import { html } from '#api/html.ts'
import { instant, name, optional, pageOf, recordId, url, plainText } from '#api/schema.ts'
import { video } from '#api/video.ts'

const WirePost = v.object({
  idx: recordId,
  title: name,
  regDt: instant,
  thumbUrl: optional(url),
  summary: optional(plainText),
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
const Message = v.pipe(WirePost, v.transform(toMessage))

/** Developer message with its text (untrusted HTML) and an optional video. */
export const MessageDetail = v.pipe(
  v.object({
    ...WirePost.entries,
    contents: html,
    youtubeUrl: optional(video),
  }),
  v.transform(({ contents, youtubeUrl, ...post }) => ({
    ...toMessage(post),
    html: contents,
    video: youtubeUrl ?? null,
  })),
)
export type MessageDetail = v.InferOutput<typeof MessageDetail>

/** Producer note (docs/api.md#types): list and detail have the same shape. */
export const ProducerNote = v.pipe(
  v.object({
    idx: recordId,
    masterIdx: v.number(),
    lang: plainText,
    title: name,
    subtitle: name,
    content: html,
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

const ListRequest = () => v.strictObject(pageFields(10))
type ListRequest = BodyOf<typeof ListRequest>

export const messageList = endpoint<ListRequest>()('/intheseom/withBTS', pageOf(Message, 10))
export const messageDetail = endpoint<Localized>()('/intheseom/withBTS/{idx}', MessageDetail)
export const noteList = endpoint<ListRequest>()('/intheseom/pd-note', pageOf(ProducerNote, 10))
export const noteDetail = endpoint<Localized>()('/intheseom/pd-note/{idx}', ProducerNote)

const group = {
  section: 'Developer log',
  types: { DevlogPost: Message, DevlogDetail: MessageDetail, ProducerNote },
}
export const devlogApi = () => ({
  messages: describe(group, messageList, {
    summary: 'Developer messages, newest first.',
    page: '/devlog/withBTS',
    request: ListRequest,
    example: { body: { page: 1, size: 10 } },
  }),
  message: describe(group, messageDetail, {
    summary: 'One developer message. The site requests a 404 in `en` or `ja` again in `ko`.',
    page: '/devlog/withBTS/323',
    onFailure: 'leaves',
    request: Localized,
    codes: unknownId,
    example: { params: { idx: '324' } },
  }),
  notes: describe(group, noteList, {
    summary: 'Producer notes, newest first.',
    page: '/devlog/withBTS?board=note',
    request: ListRequest,
    example: { body: { page: 1, size: 10 } },
  }),
  note: describe(group, noteDetail, {
    summary: 'One producer note.',
    page: '/devlog/pd-note/801',
    request: Localized,
    codes: unknownId,
    example: { params: { idx: '801' } },
  }),
})

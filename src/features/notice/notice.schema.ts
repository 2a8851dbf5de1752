import * as v from 'valibot'
import { instant, optional, pageOf, recordId, type PageQuery } from '#api/schema.ts'

const WireNotice = v.object({
  idx: recordId,
  boardType: v.picklist(['notice', 'event']),
  category: v.string(),
  categoryId: optional(v.string()),
  title: v.string(),
  regDt: instant,
  thumbUrl: optional(v.string()),
  startDt: optional(instant),
  endDt: optional(instant),
})

function toNotice(wire: v.InferOutput<typeof WireNotice>) {
  return {
    id: wire.idx,
    board: wire.boardType,
    category: wire.category,
    categoryId: wire.categoryId,
    title: wire.title,
    publishedAt: wire.regDt,
    thumbnail: wire.thumbUrl,
    startsAt: wire.startDt ?? null,
    endsAt: wire.endDt ?? null,
  }
}

/** A notice or an event in a list (docs/api.md#types). */
export const Notice = v.pipe(WireNotice, v.transform(toNotice))
export type Notice = v.InferOutput<typeof Notice>

const Neighbor = v.pipe(
  v.object({ idx: recordId, title: v.string() }),
  v.transform(({ idx, title }) => ({ id: idx, title })),
)

/** A notice with its text, which is untrusted HTML. */
export const NoticeDetail = v.pipe(
  v.object({
    ...WireNotice.entries,
    contents: v.string(),
    prev: optional(Neighbor),
    next: optional(Neighbor),
  }),
  v.transform(({ contents, prev, next, ...notice }) => ({
    ...toNotice(notice),
    html: contents,
    prev,
    next,
  })),
)
export type NoticeDetail = v.InferOutput<typeof NoticeDetail>

export const noticePage = (query: PageQuery) => pageOf(Notice, query)

import * as v from 'valibot'
import { describe, endpoint, Localized, pageFields, unknownId, type BodyOf } from '#api/endpoint.ts'
import { html } from '#api/html.ts'
import {
  endInstant,
  instant,
  name,
  optional,
  pageOf,
  realEnd,
  recordId,
  url,
  plainText,
} from '#api/schema.ts'

const WireNotice = v.object({
  idx: recordId,
  boardType: v.picklist(['notice', 'event']),
  category: name,
  categoryId: optional(plainText),
  title: name,
  regDt: instant,
  thumbUrl: optional(url),
  startDt: optional(instant),
  endDt: optional(endInstant),
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
    endsAt: realEnd(wire.endDt ?? null, wire.startDt ?? wire.regDt),
  }
}

/** A notice or an event in a list (docs/api.md#types). */
export const Notice = v.pipe(WireNotice, v.transform(toNotice))
export type Notice = v.InferOutput<typeof Notice>

const Neighbor = v.pipe(
  v.object({ idx: recordId, title: name }),
  v.transform(({ idx, title }) => ({ id: idx, title })),
)

/** A notice with its text, which is untrusted HTML. */
export const NoticeDetail = v.pipe(
  v.object({
    ...WireNotice.entries,
    contents: html,
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

const ListRequest = () => v.strictObject(pageFields(6))
type ListRequest = BodyOf<typeof ListRequest>

const SearchRequest = () =>
  v.strictObject({
    ...pageFields(6),
    // The site strips apostrophes and slashes before it sends the keyword.
    keyword: v.pipe(v.string(), v.regex(/^[^'/]*$/)),
    board: v.picklist(['notice', 'event']),
  })
type SearchRequest = BodyOf<typeof SearchRequest>

const page = pageOf(Notice, 6)

/** The lists by the name of their board. */
export const noticeLists = {
  notice: endpoint<ListRequest>()('/community/notice', page),
  event: endpoint<ListRequest>()('/community/event', page),
}
export const noticeSearch = endpoint<SearchRequest>()('/community/search', page)
/** Notices and events have the same detail. */
export const noticeDetail = endpoint<Localized>()('/community/notice/{idx}', NoticeDetail)

const group = { section: 'Notices, events and FAQ', types: { Notice, NoticeDetail } }
export const noticeApi = () => ({
  notices: describe(group, noticeLists.notice, {
    summary: 'Notices, newest first.',
    page: '/community/news',
    request: ListRequest,
    example: { body: { page: 1, size: 6 } },
  }),
  detail: describe(group, noticeDetail, {
    summary:
      'One notice or event, with its older (`prev`) and newer (`next`) neighbor. The site requests a 404 in `en` or `ja` again in `ko`.',
    page: '/community/news/1060',
    request: Localized,
    codes: unknownId,
    example: { params: { idx: '1059' } },
  }),
  events: describe(group, noticeLists.event, {
    summary: 'Events, newest first.',
    page: '/community/event',
    request: ListRequest,
    example: { body: { page: 1, size: 6 } },
  }),
  search: describe(group, noticeSearch, {
    summary: 'Notices or events whose title contains the keyword, newest first.',
    page: '/community/news?keyword=1',
    request: SearchRequest,
    example: { body: { page: 1, size: 6, keyword: '2', board: 'notice' } },
  }),
})

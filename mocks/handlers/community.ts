import { faqApi } from '#features/faq/faq.schema.ts'
import type { Locale } from '#i18n/lang.ts'
import { noticeApi } from '#features/notice/notice.schema.ts'
import type { NoticeDetail } from '../db/notices.ts'
import { found, ok, pageOf, post, postEmpty, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'
import { listed } from './listed.ts'

function neighbor(notice: NoticeDetail | undefined) {
  return notice && { idx: notice.idx, title: notice.title }
}

/** The notice with the one written before it (`prev`) and the one after it (`next`). */
function withNeighbors(list: readonly NoticeDetail[], idx: number): NoticeDetail | undefined {
  const at = list.findIndex((notice) => notice.idx === idx)
  const notice = list[at]
  if (notice === undefined) return undefined
  const prev = neighbor(list[at + 1])
  const next = neighbor(list[at - 1])
  return { ...notice, ...(prev && { prev }), ...(next && { next }) }
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}

/** Returns true if `title` contains `keyword`, in any case and any form of Unicode. */
function contains(title: string, keyword: string): boolean {
  return plain(title).includes(plain(keyword))
}

/** Notices, events, the search over both, and the FAQ. */
export function communityHandlers(state: MockState): EndpointHandler[] {
  const list = (lang: Locale, board: 'notice' | 'event') => {
    const { notices, events } = state.content().local[lang]
    return board === 'notice' ? notices : events
  }
  const pageOfBoard = (
    board: 'notice' | 'event',
    { lang, page, size }: { lang: Locale; page: number; size: number },
  ) => ok(pageOf(list(lang, board).map(listed), page, size))
  return [
    post(noticeApi().notices, ({ body }) => pageOfBoard('notice', body)),
    post(noticeApi().events, ({ body }) => pageOfBoard('event', body)),
    post(noticeApi().detail, ({ body, params }) => {
      const idx = Number(params.idx)
      return found(
        withNeighbors(list(body.lang, 'notice'), idx) ??
          withNeighbors(list(body.lang, 'event'), idx),
      )
    }),
    post(noticeApi().search, ({ body }) => {
      const hits = list(body.lang, body.board).filter(({ title }) => contains(title, body.keyword))
      return ok(pageOf(hits.map(listed), body.page, body.size))
    }),
    postEmpty(faqApi().categories, () => ok(state.content().faqCategories)),
    post(faqApi().list, ({ body }) => {
      const { faqs } = state.content().local[body.lang]
      return ok(faqs.filter((faq) => body.category === 0 || faq.category === body.category))
    }),
  ]
}

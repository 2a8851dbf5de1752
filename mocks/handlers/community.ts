import type { HttpHandler } from 'msw'
import type * as v from 'valibot'
import type { Neighbor, NoticeDetail } from '../wire.ts'
import { CommunityListQuery, FaqQuery, Localized, SearchQuery } from '../requests.ts'
import { found, ok, pageOf, post, postEmpty } from '../respond.ts'
import type { World } from '../world.ts'
import { listedNotice } from './listed.ts'

function neighbor(notice: NoticeDetail | undefined): Neighbor | undefined {
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

/** Whether `title` has `keyword` in it, whatever the case and the way it was typed. */
function contains(title: string, keyword: string): boolean {
  return plain(title).includes(plain(keyword))
}

/** Notices, events, the search over both, and the FAQ. */
export function communityHandlers(world: World): HttpHandler[] {
  const list = (asked: 'ko' | 'en' | 'ja', board: 'notice' | 'event') => {
    const { notices, events } = world.content().local[asked]
    return board === 'notice' ? notices : events
  }
  const pageOfBoard = (
    board: 'notice' | 'event',
    { lang, page, size }: v.InferOutput<typeof CommunityListQuery>,
  ) => ok(pageOf(list(lang, board).map(listedNotice), page, size))
  return [
    post('/api/community/notice', CommunityListQuery, ({ body }) => pageOfBoard('notice', body)),
    post('/api/community/event', CommunityListQuery, ({ body }) => pageOfBoard('event', body)),
    post('/api/community/notice/:idx', Localized, ({ body, params }) => {
      const idx = Number(params.idx)
      return found(
        withNeighbors(list(body.lang, 'notice'), idx) ??
          withNeighbors(list(body.lang, 'event'), idx),
      )
    }),
    post('/api/community/search', SearchQuery, ({ body }) => {
      const hits = list(body.lang, body.board).filter(({ title }) => contains(title, body.keyword))
      return ok(pageOf(hits.map(listedNotice), body.page, body.size))
    }),
    postEmpty('/api/community/category', () => ok(world.content().faqCategories)),
    post('/api/community/faq', FaqQuery, ({ body }) => {
      const { faqs } = world.content().local[body.lang]
      return ok(faqs.filter((faq) => body.category === 0 || faq.category === body.category))
    }),
  ]
}

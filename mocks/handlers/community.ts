import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import type { Neighbour, NoticeDetail } from '../wire.ts'
import { found, lang, Localized, ok, pageOf, pageQuery, post, postEmpty } from '../respond.ts'
import type { World } from '../world.ts'
import { listedNotice } from './listed.ts'

const ListQuery = v.strictObject(pageQuery(6))
const SearchQuery = v.strictObject({
  ...pageQuery(6),
  // The site strips apostrophes and slashes before it asks (spec section 5).
  keyword: v.pipe(v.string(), v.regex(/^[^'/]*$/)),
  board: v.picklist(['notice', 'event']),
})
const FaqQuery = v.strictObject({
  lang,
  category: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

function neighbour(notice: NoticeDetail | undefined): Neighbour | undefined {
  return notice && { idx: notice.idx, title: notice.title }
}

/** The notice with the one written before it (`prev`) and the one after it (`next`). */
function withNeighbours(list: readonly NoticeDetail[], idx: number): NoticeDetail | undefined {
  const at = list.findIndex((notice) => notice.idx === idx)
  const notice = list[at]
  if (notice === undefined) return undefined
  const prev = neighbour(list[at + 1])
  const next = neighbour(list[at - 1])
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
    { lang, page, size }: v.InferOutput<typeof ListQuery>,
  ) => ok(pageOf(list(lang, board).map(listedNotice), page, size))
  return [
    post('/api/community/notice', ListQuery, ({ body }) => pageOfBoard('notice', body)),
    post('/api/community/event', ListQuery, ({ body }) => pageOfBoard('event', body)),
    post('/api/community/notice/:idx', Localized, ({ body, params }) => {
      const idx = Number(params.idx)
      return found(
        withNeighbours(list(body.lang, 'notice'), idx) ??
          withNeighbours(list(body.lang, 'event'), idx),
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

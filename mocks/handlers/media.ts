import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import type { ServerLang } from '../wire.ts'
import { found, ok, pageOf, pageQuery, post, postEmpty } from '../respond.ts'
import type { World } from '../world.ts'

const BoardQuery = v.pipe(
  v.strictObject({
    ...pageQuery(6),
    categoryIdx: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    hasMore: v.boolean(),
  }),
  v.check(({ page, hasMore }) => hasMore === page > 1, 'hasMore is true after the first page'),
)

/** The call for one item names no language: the one that the browser prefers, else Korean. */
function preferred(request: Request): ServerLang {
  const [first] = (request.headers.get('accept-language') ?? '').split(/[-,;]/)
  return first === 'en' || first === 'ja' ? first : 'ko'
}

/** The gallery. */
export function mediaHandlers(world: World): HttpHandler[] {
  return [
    post('/api/media/board', BoardQuery, ({ body }) => {
      const { lang, categoryIdx, page, size } = body
      const items = world
        .content()
        .local[lang].media.filter((item) => categoryIdx === 0 || item.categoryIdx === categoryIdx)
      return ok(pageOf(items, page, size))
    }),
    postEmpty('/api/media/board/:idx', ({ params, request }) => {
      const { media } = world.content().local[preferred(request)]
      return found(media.find(({ idx }) => idx === Number(params.idx)))
    }),
    postEmpty('/api/media/banner', () => ok(world.content().mediaBanners)),
    postEmpty('/api/media/category', () => ok(world.content().mediaCategories)),
  ]
}

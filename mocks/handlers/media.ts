import type { HttpHandler } from 'msw'
import type { ServerLang } from '../wire.ts'
import { MediaBoardQuery } from '../requests.ts'
import { found, ok, pageOf, post, postEmpty } from '../respond.ts'
import type { World } from '../world.ts'

/** The call for one item names no language: the one that the browser prefers, else Korean. */
function preferred(request: Request): ServerLang {
  const [first] = (request.headers.get('accept-language') ?? '').split(/[-,;]/)
  return first === 'en' || first === 'ja' ? first : 'ko'
}

/** The gallery. */
export function mediaHandlers(world: World): HttpHandler[] {
  return [
    post('/api/media/board', MediaBoardQuery, ({ body }) => {
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

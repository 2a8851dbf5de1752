import { mediaApi } from '#features/media/media.schema.ts'
import { langOf, localeOf, type Locale } from '#i18n/lang.ts'
import { found, ok, pageOf, post, postEmpty, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'

/** The call for one item names no language: the one that the browser prefers, else Korean. */
function preferred(request: Request): Locale {
  const [first] = (request.headers.get('accept-language') ?? '').split(/[-,;]/)
  return localeOf(langOf(first ?? ''))
}

/** The gallery. */
export function mediaHandlers(state: MockState): EndpointHandler[] {
  return [
    post(mediaApi().list, ({ body }) => {
      const { lang, categoryIdx, page, size } = body
      const items = state
        .content()
        .local[lang].media.filter((item) => categoryIdx === 0 || item.categoryIdx === categoryIdx)
      return ok(pageOf(items, page, size))
    }),
    postEmpty(mediaApi().detail, ({ params, request }) => {
      const { media } = state.content().local[preferred(request)]
      return found(media.find(({ idx }) => idx === Number(params.idx)))
    }),
    postEmpty(mediaApi().banners, () => ok(state.content().mediaBanners)),
    postEmpty(mediaApi().categories, () => ok(state.content().mediaCategories)),
  ]
}

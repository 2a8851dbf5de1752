import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { lang, ok, post } from '../respond.ts'
import type { World } from '../world.ts'

const BannerQuery = v.strictObject({ lang, type: v.picklist(['level', 'style']) })

/** The pictures of the ranking page; the boards themselves are static files. */
export function rankingHandlers(world: World): HttpHandler[] {
  return [
    post('/api/ranking/banner', BannerQuery, ({ body }) =>
      ok(world.content().local[body.lang].rankingBanners[body.type]),
    ),
  ]
}

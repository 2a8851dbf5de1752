import type { HttpHandler } from 'msw'
import { RankingBannerQuery } from '../requests.ts'
import { ok, post } from '../respond.ts'
import type { World } from '../world.ts'

/** The pictures of the ranking page; the boards themselves are static files. */
export function rankingHandlers(world: World): HttpHandler[] {
  return [
    post('/api/ranking/banner', RankingBannerQuery, ({ body }) =>
      ok(world.content().local[body.lang].rankingBanners[body.type]),
    ),
  ]
}

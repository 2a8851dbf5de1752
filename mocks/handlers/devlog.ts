import type { HttpHandler } from 'msw'
import type * as v from 'valibot'
import { ListQuery, Localized } from '../requests.ts'
import { found, ok, pageOf, post } from '../respond.ts'
import type { World } from '../world.ts'
import { listedDevlog } from './listed.ts'

/** Messages of the developers and notes of the producer. */
export function devlogHandlers(world: World): HttpHandler[] {
  const local = (body: v.InferOutput<typeof Localized>) => world.content().local[body.lang]
  return [
    post('/api/intheseom/withBTS', ListQuery, ({ body: { lang, page, size } }) =>
      ok(pageOf(local({ lang }).devlog.map(listedDevlog), page, size)),
    ),
    post('/api/intheseom/withBTS/:idx', Localized, ({ body, params }) =>
      found(local(body).devlog.find(({ idx }) => idx === Number(params.idx))),
    ),
    post('/api/intheseom/pd-note', ListQuery, ({ body: { lang, page, size } }) =>
      ok(pageOf(local({ lang }).producerNotes, page, size)),
    ),
    post('/api/intheseom/pd-note/:idx', Localized, ({ body, params }) =>
      found(local(body).producerNotes.find(({ idx }) => idx === Number(params.idx))),
    ),
  ]
}

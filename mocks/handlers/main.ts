import type { HttpHandler } from 'msw'
import type * as v from 'valibot'
import { Localized, ProducerNotesQuery } from '../requests.ts'
import { ok, post } from '../respond.ts'
import { byDate, listedDevlog, listedNotice } from './listed.ts'
import type { World } from '../world.ts'

/** The lists of the main page. */
export function mainHandlers(world: World): HttpHandler[] {
  const local = (body: v.InferOutput<typeof Localized>) => world.content().local[body.lang]
  return [
    post('/api/main/keyvisual', Localized, ({ body }) => ok(local(body).keyVisuals)),
    post('/api/main/notice', Localized, ({ body }) => {
      const { notices, events } = local(body)
      const newest = [...notices.slice(0, 5), ...events.slice(0, 3)]
      newest.sort(byDate)
      return ok(newest.map(listedNotice))
    }),
    post('/api/main/withBTS', Localized, ({ body }) =>
      ok(local(body).devlog.slice(0, 4).map(listedDevlog)),
    ),
    post('/api/main/popup', Localized, ({ body }) => ok(local(body).popups)),
    post('/api/main/pd-note', ProducerNotesQuery, ({ body }) =>
      ok(local(body).producerNotes.slice(0, body.size)),
    ),
  ]
}

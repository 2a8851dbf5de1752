import { homeApi } from '#features/home/home.schema.ts'
import { popupApi } from '#features/popup/popup.schema.ts'
import type { Locale } from '#i18n/lang.ts'
import { ok, post, type EndpointHandler } from '../respond.ts'
import type { Notice } from '../db/notices.ts'
import { byDate, listed } from './listed.ts'
import type { MockState } from '../mock-state.ts'

/** Returns a notice as the main page lists it. */
function teaser({ idx, boardType, category, categoryId, title, regDt }: Notice) {
  return { idx, boardType, category, ...(categoryId && { categoryId }), title, regDt }
}

/** The lists of the main page. */
export function mainHandlers(state: MockState): EndpointHandler[] {
  const local = (body: { lang: Locale }) => state.content().local[body.lang]
  return [
    post(homeApi().keyVisuals, ({ body }) => ok(local(body).keyVisuals)),
    post(homeApi().news, ({ body }) => {
      const { notices, events } = local(body)
      const newest = [...notices.slice(0, 5), ...events.slice(0, 3)]
      newest.sort(byDate)
      return ok(newest.map(teaser))
    }),
    post(homeApi().devlog, ({ body }) => ok(local(body).devlog.slice(0, 4).map(listed))),
    post(popupApi().list, ({ body }) => ok(local(body).popups)),
    post(homeApi().notes, ({ body }) => {
      const notes = local(body).producerNotes.slice(0, body.size)
      return ok(
        notes.map(({ idx, title, subtitle, startDt }) => ({ idx, title, subtitle, startDt })),
      )
    }),
  ]
}

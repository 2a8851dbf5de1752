import { devlogApi } from '#features/devlog/devlog.schema.ts'
import type { Locale } from '#i18n/lang.ts'
import { found, ok, pageOf, post, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'
import { listed } from './listed.ts'

/** Messages of the developers and notes of the producer. */
export function devlogHandlers(state: MockState): EndpointHandler[] {
  const local = (body: { lang: Locale }) => state.content().local[body.lang]
  return [
    post(devlogApi().messages, ({ body: { lang, page, size } }) =>
      ok(pageOf(local({ lang }).devlog.map(listed), page, size)),
    ),
    post(devlogApi().message, ({ body, params }) =>
      found(local(body).devlog.find(({ idx }) => idx === Number(params.idx))),
    ),
    post(devlogApi().notes, ({ body: { lang, page, size } }) =>
      ok(pageOf(local({ lang }).producerNotes, page, size)),
    ),
    post(devlogApi().note, ({ body, params }) =>
      found(local(body).producerNotes.find(({ idx }) => idx === Number(params.idx))),
    ),
  ]
}
